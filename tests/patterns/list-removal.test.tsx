import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastProvider } from '@/design-system/components/Toaster/ToastProvider'
import { CheckedForm } from '@/patterns/form/CheckedForm'
import { noDrafts } from '@/patterns/form/no-drafts'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'
import { useListRemoval } from '@/patterns/form/use-list-removal'

const schema = v.object({ names: v.array(v.string()) })

function Names() {
  const { value, onChange } = useFormField<string[]>('names')
  const remove = useListRemoval<string>('names')
  return (
    <>
      <ul>
        {value.map((name) => (
          <li key={name}>
            {name}
            <button type="button" onClick={() => remove(name, `Quitaste a ${name}.`)}>
              Quitar {name}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => onChange([...value, 'Zoe'])}>
        Agregar a Zoe
      </button>
      <SubmitButton>Guardar</SubmitButton>
    </>
  )
}

function Screen({ isOpen, onSubmit }: { isOpen: boolean; onSubmit: () => Promise<void> }) {
  return (
    <ToastProvider label="Avisos" closeLabel="Cerrar">
      {isOpen ? (
        <CheckedForm
          draft={{ none: 'The test needs no draft.' }}
          drafts={noDrafts}
          initialValues={{ names: ['Ana', 'Bea', 'Caro'] }}
          schema={schema}
          onSubmit={onSubmit}
        >
          <Names />
        </CheckedForm>
      ) : null}
    </ToastProvider>
  )
}

function renderNames(onSubmit: () => Promise<void> = async () => {}) {
  const { rerender } = render(<Screen isOpen onSubmit={onSubmit} />)
  const closeForm = () => rerender(<Screen isOpen={false} onSubmit={onSubmit} />)
  return { user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }), closeForm }
}

const listNames = () => screen.getAllByRole('listitem').map((item) => item.firstChild?.textContent)

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

test('removes an item at once, tells it to screen readers, and puts it back at its position among the current items', async () => {
  const { user } = renderNames()
  await user.click(screen.getByRole('button', { name: 'Quitar Ana' }))
  expect(listNames()).toEqual(['Bea', 'Caro'])
  expect(await screen.findByRole('status')).toHaveTextContent('Quitaste a Ana.')
  await user.click(screen.getByRole('button', { name: 'Agregar a Zoe' }))
  await user.click(screen.getByRole('button', { name: 'Deshacer' }))
  expect(listNames()).toEqual(['Ana', 'Bea', 'Caro', 'Zoe'])
})

test('undoes each of several removals', async () => {
  const { user } = renderNames()
  await user.click(screen.getByRole('button', { name: 'Quitar Ana' }))
  await user.click(screen.getByRole('button', { name: 'Quitar Caro' }))
  for (const button of await screen.findAllByRole('button', { name: 'Deshacer' })) await user.click(button)
  expect(listNames()).toEqual(['Ana', 'Bea', 'Caro'])
})

test('offers to undo a removal for eight seconds', async () => {
  const { user } = renderNames()
  await user.click(screen.getByRole('button', { name: 'Quitar Ana' }))
  await screen.findByRole('button', { name: 'Deshacer' })
  await act(() => vi.advanceTimersByTimeAsync(7_000))
  expect(screen.getByRole('button', { name: 'Deshacer' })).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
  expect(listNames()).toEqual(['Bea', 'Caro'])
})

test('no longer offers to undo a removal when the form is sent', async () => {
  const { user } = renderNames(() => new Promise(() => {}))
  await user.click(screen.getByRole('button', { name: 'Quitar Ana' }))
  await screen.findByRole('button', { name: 'Deshacer' })
  await user.click(screen.getByRole('button', { name: 'Guardar' }))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
})

test('no longer offers to undo a removal when the form closes', async () => {
  const { user, closeForm } = renderNames()
  await user.click(screen.getByRole('button', { name: 'Quitar Ana' }))
  await screen.findByRole('button', { name: 'Deshacer' })
  closeForm()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
})
