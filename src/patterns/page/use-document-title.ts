import { useEffect } from 'react'

const brand = 'Portal de residentes'

/** The titles of the page and of the dialogs over it. */
const titles: { title: string; isOverPage: boolean }[] = []

function updateDocumentTitle() {
  const visibleTitle = titles.findLast(({ isOverPage }) => isOverPage) ?? titles.at(-1)
  if (visibleTitle) document.title = visibleTitle.title
}

/** Sets the document title. After a dialog over a page is closed, the document has the title of the page again. */
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
