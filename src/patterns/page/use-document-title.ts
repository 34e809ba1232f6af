import { useEffect } from 'react'

const brand = 'Portal de residentes'

/** The titles of the page and of the dialogs with their own address over it. */
const shown: { title: string; isOverPage: boolean }[] = []

function write() {
  const top = shown.findLast(({ isOverPage }) => isOverPage) ?? shown.at(-1)
  if (top) document.title = top.title
}

/**
 * Sets the document title: 'Pantalla – Barrio'. Outside a neighbourhood the portal's name replaces the second
 * part. A dialog over a page restores the page's title when it closes.
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
