import { buildLiveVariants, buildVariants, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { PasswordField } from './PasswordField'

const common = {
  label: 'Password',
  name: 'password',
  showLabel: 'Show the password',
  hideLabel: 'Hide the password',
  autoComplete: 'current-password',
  onChange: () => {},
} as const

export default {
  component: 'PasswordField',
  purpose: 'Pide una contraseña y permite verla.',
  keyboard: {
    Tab: 'Va a la contraseña, al botón que la muestra y sale.',
    'Enter, Espacio': 'En el botón: muestran u ocultan la contraseña.',
  },
  conformance: 'input',
  specimens: [
    ...buildVariants(PasswordField, common, {
      filled: { value: 'long enough' },
      hint: { required: true, value: '', hint: 'At least eight characters, one a letter.' },
      error: { value: 'short', error: 'It needs at least eight characters' },
      disabled: { disabled: true, value: '' },
      'long-text': {
        label: 'The new password, which is not like the name, the email or the document number of anybody',
        value: 'a sentence is a very good password if it is not one that everybody knows by heart',
      },
      'edge-long': { label: veryLongText, hint: veryLongText, error: veryLongText, value: veryLongText },
    }),
    ...buildLiveVariants(PasswordField, common, { typing: { value: '' } }),
  ],
} satisfies SpecimenFile
