import { type ReactNode, useEffect, useRef } from 'react'
import * as v from 'valibot'
import { ApiError } from '@/api/api-error'
import { Stack } from '@/design-system/components/Stack/Stack'
import { StickyActions } from '@/design-system/components/StickyActions/StickyActions'
import { TextField } from '@/design-system/components/TextField/TextField'
import { endless } from '@/design-system/nonsense'
import type { PatternFile } from '@/design-system/specimen'
import { FormShell } from './FormShell'
import { SubmitButton } from './SubmitButton'
import { useFormField } from './use-form-field'

const schema = v.object({
  name: v.pipe(v.string(), v.nonEmpty('Escribí el nombre.')),
  email: v.pipe(v.string(), v.nonEmpty('Escribí el email.'), v.email('Escribí un email válido.')),
})

const empty = { name: '', email: '' }
const filled = { name: 'Ana Ruiz', email: 'ana@example.org' }

const Name = () => <TextField label="Nombre" required {...useFormField<string>('name')} />
const Email = () => <TextField label="Email" required type="email" {...useFormField<string>('email')} />

interface VisitFormProps {
  initial?: typeof empty
  onSubmit?: () => Promise<void>
  isDisabled?: boolean
  disabledReason?: string
}

const VisitForm = ({
  initial = empty,
  onSubmit = async () => {},
  isDisabled,
  disabledReason,
}: VisitFormProps) => (
  <FormShell
    initialValues={initial}
    schema={schema}
    isGuarded={false}
    isDisabled={isDisabled}
    onSubmit={onSubmit}
  >
    <Name />
    <Email />
    <StickyActions>
      <SubmitButton disabledReason={disabledReason}>Guardar</SubmitButton>
    </StickyActions>
  </FormShell>
)

/** Sends the form in it as soon as it is drawn. */
function Sent({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('form')?.requestSubmit(), [])
  return (
    <Stack ref={place} padding={4}>
      {children}
    </Stack>
  )
}

/** Focus goes to the first error: each is looked at alone, so that the catalogue does not jump about. */
const sent = (form: ReactNode) => ({ isOverlay: true, render: () => <Sent>{form}</Sent> })

const refuse = (status: number, body: unknown) => () => Promise.reject(new ApiError('status', status, body))

export default {
  component: 'FormShell',
  purpose: 'Une un formulario con sus reglas, su envío y sus errores.',
  whenToUse:
    'En todo formulario que guarda algo: valida, envía una sola vez, muestra los errores y cuida lo escrito.',
  whenNotToUse: 'Para filtros y búsquedas, que se aplican al cambiar y viven en la dirección.',
  lang: 'es',
  keyboard: 'of its parts',
  specimens: [
    { name: 'empty', render: () => <VisitForm /> },
    {
      name: 'out-of-use',
      render: () => <VisitForm initial={filled} isDisabled disabledReason="La visita ya venció." />,
    },
    { name: 'summary-of-errors', ...sent(<VisitForm />) },
    { name: 'one-error', ...sent(<VisitForm initial={{ ...filled, email: 'ana@' }} />) },
    { name: 'sending', ...sent(<VisitForm initial={filled} onSubmit={() => new Promise(() => {})} />) },
    {
      name: 'refused-field',
      ...sent(
        <VisitForm
          initial={filled}
          onSubmit={refuse(400, { email: ['Ya hay una visita con ese email.'] })}
        />,
      ),
    },
    {
      name: 'refused-as-a-whole',
      ...sent(
        <VisitForm
          initial={filled}
          onSubmit={refuse(409, { detail: 'La visita ya no se puede cambiar.' })}
        />,
      ),
    },
    {
      name: 'nonsense-answer',
      ...sent(
        <VisitForm
          initial={filled}
          onSubmit={refuse(400, { email: [endless], unknown: [endless], detail: endless })}
        />,
      ),
    },
  ],
} satisfies PatternFile
