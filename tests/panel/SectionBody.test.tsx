import { SectionBody } from '@mocks/panel/SectionBody'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

it('shows an alert if the code fails to load, and moves the focus to the section after a retry', async () => {
  const load = vi.fn(async () => () => <p>Las cuentas</p>)
  load.mockRejectedValueOnce(new Error('no connection'))
  render(<SectionBody load={load} />)
  expect(screen.getByRole('status')).toHaveTextContent('Cargando…')
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo mostrar esta sección.')
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('Las cuentas')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(document.activeElement, 'the focus after the retry button disappeared').toContainElement(
    screen.getByText('Las cuentas'),
  )
  expect(document.body).not.toHaveFocus()
})
