import { useEffect } from 'react'

const brand = 'Portal de residentes'

/** The document titles of the mounted page and of the dialogs over the page. The last dialog takes precedence. */
const titles: { title: string; isOverPage: boolean }[] = []

function updateDocumentTitle() {
  const visibleTitle = titles.findLast(({ isOverPage }) => isOverPage) ?? titles.at(-1)
  if (visibleTitle) document.title = visibleTitle.title
}

/**
 * Sets the document title to `screen` and `neighbourhood` while the component is mounted. While a dialog is open, its
 * title (`isOverPage`) replaces the title of the page.
 */
export function useDocumentTitle(screen: string, neighbourhood: string = brand, isOverPage = false) {
  useEffect(() => {
    const entry = { title: `${screen} – ${neighbourhood}`, isOverPage }
    titles.push(entry)
    updateDocumentTitle()
    return () => {
      titles.splice(titles.indexOf(entry), 1)
      updateDocumentTitle()
    }
  }, [screen, neighbourhood, isOverPage])
}
