import { buildSpecimens, type PatternFile } from '@/design-system/specimen'
import { DraftNotice } from './DraftNotice'

export default {
  component: 'DraftNotice',
  purpose: 'Avisa que el formulario tiene lo que se había escrito antes, y permite descartarlo.',
  whenToUse: 'Nunca a mano: CheckedForm y FormShell lo muestran cuando recuperan un borrador.',
  whenNotToUse: 'Para avisar de otra cosa en un formulario, para lo que está Alert.',
  lang: 'es',
  withoutEdgeCases: 'Its sentences are fixed.',
  keyboard: 'inner-components-only',
  specimens: buildSpecimens(DraftNotice, {
    restored: { isRestored: true, hadFiles: false, onDiscard: () => {} },
    'restored-without-files': { isRestored: true, hadFiles: true, onDiscard: () => {} },
    'only-files': { isRestored: false, hadFiles: true, onDiscard: () => {} },
  }),
} satisfies PatternFile
