import { buildLiveVariants, buildVariants, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { CodeField } from './CodeField'

const common = {
  label: 'Code',
  name: 'code',
  getBoxLabel: (position: number, length: number) => `Code, character ${position} of ${length}`,
  onChange: () => {},
}

/** Extracts the code from the link of an invitation. Returns other text unchanged. */
const extractCodeFromLink = (text: string) => /[?&]code=(\w+)/.exec(text)?.[1] ?? text

export default {
  component: 'CodeField',
  purpose: 'Pide un código corto, signo por signo.',
  keyboard: {
    Tab: 'Va a la primera casilla vacía y sale: todo el código es una sola parada.',
    'Una letra o una cifra': 'Completa la casilla y pasa a la siguiente.',
    'Flechas izquierda y derecha': 'Van a la casilla anterior y a la siguiente, hasta la primera vacía.',
    'Inicio, Fin': 'Van a la primera casilla y a la primera vacía.',
    Retroceso: 'Borra el signo de la casilla, o el de la anterior, y retrocede.',
    Suprimir: 'Borra el signo de la casilla; los siguientes se corren.',
    'Ctrl+V': 'Completa todas las casillas con el código copiado.',
  },
  conformance: 'input',
  specimens: [
    ...buildVariants(CodeField, common, {
      empty: { value: '' },
      incomplete: { value: 'AB1', hint: 'Six letters and digits, from the mail.' },
      complete: { value: 'AB12CD' },
      error: { required: true, value: 'AB12CX', error: 'No invitation has this code: read it again' },
      disabled: { disabled: true, value: 'AB12CD' },
      digits: { accepts: 'digits', length: 4, value: '31' },
      'edge-value': { value: `¿? ${veryLongText}` },
      'edge-long': { label: veryLongText, hint: veryLongText, error: veryLongText, value: '' },
      'edge-many-boxes': { length: 24, value: 'AB12' },
    }),
    ...buildLiveVariants(CodeField, common, { writing: { value: 'AB', normalize: extractCodeFromLink } }),
  ],
} satisfies SpecimenFile
