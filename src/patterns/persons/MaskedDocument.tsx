import { useContext } from 'react'
import { MaskedText } from '@/design-system/components/MaskedText/MaskedText'
import { InertRowsContext } from '../data-table/inert-rows'

const copy = {
  show: (ending: string) =>
    ending === '' ? 'Documento oculto: mostrar' : `Documento terminado en ${ending}: mostrar`,
  hide: (documentNumber: string) => `Documento ${documentNumber}: ocultar`,
}

interface MaskedDocumentProps {
  number: string
  /** The tab index of the button, for a list that is one tab stop. */
  tabIndex?: number
}

/** The document number of a third person in a list. A press shows it, until the user leaves the list. */
export const MaskedDocument = ({ number, tabIndex }: MaskedDocumentProps) => (
  <MaskedText
    tabIndex={tabIndex}
    value={number}
    showLabel={copy.show}
    hideLabel={copy.hide}
    isReadOnly={useContext(InertRowsContext)}
  />
)
