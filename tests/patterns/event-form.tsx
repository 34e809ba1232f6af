import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { TextField } from '@/design-system/components/TextField/TextField'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'

export const eventSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty('Escriba el nombre del evento')),
  email: v.pipe(v.string(), v.nonEmpty('Ingrese su email'), v.email('Ingrese un email válido')),
  note: v.pipe(v.string(), v.maxLength(5, 'Hasta 5 letras')),
})
type Values = v.InferInput<typeof eventSchema>
export const emptyValues: Values = { name: '', email: '', note: '' }
export const filledValues: Values = { name: 'Cumpleaños', email: 'ana@demo.ar', note: '' }

export function EventTextField({ name, label }: { name: string; label: string }) {
  return <TextField label={label} {...useFormField<string>(name)} />
}

export const eventFields = (
  <>
    <EventTextField name="name" label="Nombre" />
    <EventTextField name="email" label="Email" />
    <EventTextField name="note" label="Nota" />
  </>
)

type Options = Partial<Parameters<typeof FormShell<Values>>[0]>

/** Renders a form with the fields name, email and note. The returned `send` is a spy that calls `onSubmit`. */
export function renderForm({ onSubmit = async () => {}, ...options }: Options = {}) {
  const send = vi.fn(onSubmit)
  render(
    <FormShell
      draft="event"
      initialValues={emptyValues}
      schema={eventSchema}
      isGuarded={false}
      onSubmit={send}
      {...options}
    >
      {options.children ?? (
        <>
          {eventFields}
          <SubmitButton>Guardar</SubmitButton>
        </>
      )}
    </FormShell>,
  )
  return { user: userEvent.setup(), send }
}

export const getField = (label: string) => screen.getByRole('textbox', { name: label })
export const getSubmitButton = () => screen.getByRole('button', { name: 'Guardar' })

/** Returns an `onSubmit` that rejects with the `ApiError` for a response of the backend. */
export const rejectWith = (body: unknown, status = 400) => {
  return () => Promise.reject(new ApiError('status', status, body))
}
