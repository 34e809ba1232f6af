import { type ComponentProps, useEffect, useRef } from 'react'
import * as v from 'valibot'
import { ApiError } from '@/api/api-error'
import { Stack } from '@/design-system/components/Stack/Stack'
import { StickyActions } from '@/design-system/components/StickyActions/StickyActions'
import { TextField } from '@/design-system/components/TextField/TextField'
import { buildSpecimens, type PatternFile, veryLongText } from '@/design-system/specimen'
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

type VisitFormProps = Partial<
  Pick<ComponentProps<typeof FormShell<typeof empty>>, 'initialValues' | 'onSubmit' | 'isDisabled'>
> &
  Pick<ComponentProps<typeof SubmitButton>, 'disabledReason'>

const VisitForm = ({ disabledReason, ...form }: VisitFormProps) => (
  <FormShell
    draft={{ none: 'A specimen always looks the same.' }}
    initialValues={empty}
    schema={schema}
    isGuarded={false}
    onSubmit={async () => {}}
    {...form}
  >
    <Name />
    <Email />
    <StickyActions>
      <SubmitButton disabledReason={disabledReason}>Guardar</SubmitButton>
    </StickyActions>
  </FormShell>
)

/** A form that is submitted as soon as it is rendered. */
function SubmittedForm(props: VisitFormProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.querySelector('form')?.requestSubmit(), [])
  return (
    <Stack ref={frame} padding={4}>
      <VisitForm {...props} />
    </Stack>
  )
}

/** Returns the props of a form whose submit fails with the given response of the API. */
const buildRejectedFormProps = (status: number, body: unknown): VisitFormProps => ({
  initialValues: filled,
  onSubmit: () => Promise.reject(new ApiError('status', status, body)),
})

export default {
  component: 'FormShell',
  purpose: 'Une un formulario con sus reglas, su envío y sus errores.',
  whenToUse:
    'En todo formulario que guarda algo: valida, envía una sola vez, muestra los errores y cuida lo escrito.',
  whenNotToUse: 'Para filtros y búsquedas, que se aplican al cambiar y viven en la dirección.',
  lang: 'es',
  keyboard: 'inner-components-only',
  specimens: [
    ...buildSpecimens(VisitForm, {
      empty: {},
      'out-of-use': { initialValues: filled, isDisabled: true, disabledReason: 'La visita ya venció.' },
    }),
    ...buildSpecimens(
      SubmittedForm,
      {
        'summary-of-errors': {},
        'one-error': { initialValues: { ...filled, email: 'ana@' } },
        sending: { initialValues: filled, onSubmit: () => new Promise(() => {}) },
        'refused-field': buildRejectedFormProps(400, { email: ['Ya hay una visita con ese email.'] }),
        'refused-as-a-whole': buildRejectedFormProps(409, { detail: 'La visita ya no se puede cambiar.' }),
        'edge-answer': buildRejectedFormProps(400, {
          email: [veryLongText],
          unknown: [veryLongText],
          detail: veryLongText,
        }),
      },
      // Each form moves the focus to its first error, so the catalogue shows each form alone.
      { isOverlay: true },
    ),
  ],
} satisfies PatternFile
