import { plural } from './plural'

export const forms = {
  requiredMark: '(obligatorio)',
  summary: (count: number) => `Revisá ${plural(count, { one: 'dato', other: 'datos' })} antes de continuar:`,
  about: (field: string, sentence: string) => `${field}: ${sentence}`,
  /** Whether a sentence does not say which field it is about, such as 'Este campo es obligatorio.' */
  isAboutUnnamedField: (sentence: string) => /^(?:Este campo|No puede) /.test(sentence),
  /** For a value that is none of the options, such as a code of a newer backend. */
  notAnOption: 'Elegí una de las opciones.',
  undo: 'Deshacer',
  draft: {
    restored: 'Recuperamos lo que estabas escribiendo',
    files: 'Los archivos que habías elegido no se guardan. Volvé a adjuntarlos.',
    discard: 'Descartar',
  },
  leave: {
    title: '¿Salir sin guardar?',
    body: 'Los cambios que hiciste se van a perder.',
    confirm: 'Salir sin guardar',
    cancel: 'Seguir editando',
  },
}
