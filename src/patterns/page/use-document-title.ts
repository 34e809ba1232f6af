import { useEffect } from 'react'

const brand = 'Portal de residentes'

/** The title of the tab: 'Pantalla – Barrio'; outside a neighbourhood, the portal's name stands for it. */
export function useDocumentTitle(screen: string, neighbourhood: string = brand) {
  useEffect(() => {
    document.title = `${screen} – ${neighbourhood}`
  }, [screen, neighbourhood])
}
