import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { TextField } from '@/design-system/components/TextField/TextField'
import { CheckedForm } from '@/patterns/form/CheckedForm'
import { noDrafts } from '@/patterns/form/no-drafts'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'
import { useFirstPageTakeover } from '@/patterns/page/use-first-page-takeover'

const schema = v.object({ name: v.pipe(v.string(), v.nonEmpty('Falta el nombre.')) })

function NameForm({ onSubmit }: { onSubmit: (values: { name: string }) => Promise<void> }) {
  useFirstPageTakeover()
  return (
    <CheckedForm
      draft={{ none: 'a test' }}
      drafts={noDrafts}
      initialValues={{ name: '' }}
      schema={schema}
      onSubmit={onSubmit}
    >
      <NameField />
      <SubmitButton>Enviar</SubmitButton>
    </CheckedForm>
  )
}

const NameField = () => <TextField {...useFormField<string>('name')} label="Nombre" />

const emptyForm = <NameForm onSubmit={async () => {}} />

/** Shows a page as HTML, as a first page does before the scripts have loaded. Returns its container. */
function showFirstPage(page: ReactNode = emptyForm) {
  const container = document.createElement('div')
  container.dataset.firstPage = 'test'
  container.innerHTML = renderToString(page)
  document.body.append(container)
  return container
}

afterEach(() => document.body.replaceChildren())

test('keeps what was typed before React took over the form', async () => {
  const onSubmit = vi.fn(async () => {})
  const container = showFirstPage()
  const field = screen.getByLabelText<HTMLInputElement>('Nombre')
  field.value = 'Ana'
  field.focus()
  field.setSelectionRange(1, 2)
  render(<NameForm onSubmit={onSubmit} />, { container, hydrate: true })
  await waitFor(() => expect(container).not.toHaveAttribute('data-first-page'))
  expect(screen.getByLabelText('Nombre')).toBe(field)
  await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([1, 2]))
  expect(onSubmit).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Ana' }))
})

test('leaves the caret after a character that is typed at the moment of the takeover', async () => {
  const container = showFirstPage()
  const field = screen.getByLabelText<HTMLInputElement>('Nombre')
  field.value = 'Ana'
  field.focus()
  field.setSelectionRange(3, 3)
  render(emptyForm, { container, hydrate: true })
  fireEvent.input(field, { target: { value: 'Anah' } })
  await new Promise((resolve) => setTimeout(resolve))
  expect([field.value, field.selectionStart]).toEqual(['Anah', 4])
})

test('submits what was submitted before React took over the form', async () => {
  const onSubmit = vi.fn(async () => {})
  const container = showFirstPage()
  screen.getByLabelText<HTMLInputElement>('Nombre').value = 'Ana'
  container.querySelector('form')?.setAttribute('data-submitted', '')
  render(<NameForm onSubmit={onSubmit} />, { container, hydrate: true })
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Ana' }))
  expect(container.querySelector('form')).not.toHaveAttribute('data-submitted')
})

test('shows the error of an early submit without a value', async () => {
  const container = showFirstPage()
  container.querySelector('form')?.setAttribute('data-submitted', '')
  render(emptyForm, { container, hydrate: true })
  expect(await screen.findByText('Falta el nombre.')).toBeVisible()
})

/** A page with a button. The mark of a press is not in the page that React renders. */
function PressPage({ onPress }: { onPress?: () => void }) {
  useFirstPageTakeover()
  return (
    <button type="button" onClick={onPress} suppressHydrationWarning>
      Seguir
    </button>
  )
}

test('repeats a press of a button, once', async () => {
  const onPress = vi.fn()
  const container = showFirstPage(<PressPage />)
  screen.getByRole('button').setAttribute('data-pressed', '')
  render(<PressPage onPress={onPress} />, { container, hydrate: true })
  await waitFor(() => expect(onPress).toHaveBeenCalledOnce())
  expect(container.innerHTML).not.toContain('data-pressed')
})
