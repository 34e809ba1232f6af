/** Quotes a text. Cuts a text of more than 40 characters. */
const quote = (text: string) => `«${text.length > 40 ? `${text.slice(0, 40)}…` : text}»`

/** The reasons why a link cannot be opened or created. */
export const refusalReasons = {
  empty: 'no dice qué estado abrir',
  damaged: 'está cortado o mal copiado',
  tooLong: 'es demasiado largo',
  duplicate: (part: string) => `dice dos veces ${quote(part)}`,
  version: (text: string) => `es de otra versión de la demo (${quote(text)})`,
  scenario: (text: string) => `no hay un escenario ${quote(text)}`,
  part: (text: string) => `no se entiende ${quote(text)}`,
  twoClocks: 'dice dos relojes',
  noClock: 'dice para cuándo se armó el escenario, pero no qué hora es',
  noAccount: 'dice un barrio, pero no quién está en él',
  faults: 'tiene demasiadas fallas',
  settings: 'pide fallas o demoras que no existen',
  account: (text: string) => `en ese escenario no hay una cuenta ${quote(text)}`,
  lotSelection: 'la cuenta no tiene ese barrio o ese lote',
  failed: 'este navegador no pudo aplicarlo',
}

/** Formats the message for a state link that the page cannot open. */
export const formatRefusedLink = (reason: string) =>
  `El enlace de la demo no se pudo abrir: ${reason}. El portal quedó como estaba.`

/** Formats the message for a state link that failed after the demo began to change. */
export const formatUnfinishedLink = (reason: string) =>
  `El enlace de la demo no se abrió del todo: ${reason}. La demo ya cambió: abrilo de nuevo o restablecela en «Escenario».`

/** The texts of the button that copies a link. */
export const copy = {
  action: 'Copiar enlace a este estado',
  explanation:
    'Abre esta pantalla con el mismo escenario, cuenta, reloj, demoras y fallas, y reemplaza la demo de quien lo abra. No lleva lo que se hizo desde el último restablecimiento: para eso, exportá el estado a un archivo en «Escenario».',
  copied: 'Enlace copiado.',
  withoutBodies: 'Sin las respuestas propias de las fallas, que no entran en un enlace.',
  field: 'Enlace a este estado',
  copyManually: 'El navegador no dejó copiarlo: copialo de acá.',
  refused: (reason: string) => `No se copió: ${reason}. Exportá el estado a un archivo en «Escenario».`,
  notLinkable: 'Este estado no entra en un enlace: exportalo a un archivo en «Escenario».',
}
