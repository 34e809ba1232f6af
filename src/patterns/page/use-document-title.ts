import { useEffect } from 'react'

const brand = 'Portal de residentes'

/** The titles of what is shown now: a page, and perhaps a dialog with an address of its own over it. */
const shown: { title: string; isOverPage: boolean }[] = []

function write() {
  const top = shown.findLast(({ isOverPage }) => isOverPage) ?? shown.at(-1)
  if (top) document.title = top.title
}

/**
 * The title of the tab: 'Pantalla – Barrio'; outside a neighbourhood, the portal's name stands for it. What stands over
 * a page gives the title back when it goes.
 */
export function useDocumentTitle(screen: string, neighbourhood: string = brand, isOverPage = false) {
  useEffect(() => {
    const entry = { title: `${screen} – ${neighbourhood}`, isOverPage }
    shown.push(entry)
    write()
    return () => {
      shown.splice(shown.indexOf(entry), 1)
      write()
    }
  }, [screen, neighbourhood, isOverPage])
}
