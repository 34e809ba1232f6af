import { Panel } from '@mocks/panel/Panel'
import { sections } from '@mocks/panel/sections'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderSection } from './render-section'

beforeEach(() => sessionStorage.clear())

const getSummary = (title: string) => screen.getByText(title).closest('summary') as HTMLElement
const isOpen = (title: string) => getSummary(title).closest('details')?.open === true

it('opens the accounts section first, and closes it when the user opens another section', async () => {
  const { user } = await renderSection(<Panel onClose={() => {}} />)
  expect(screen.getByRole('dialog', { name: 'Modo demo' })).toBeVisible()
  expect(getSummary('Cuentas')).toHaveFocus()
  expect(await screen.findByRole('list', { name: 'Cuentas de la demostración' })).toBeVisible()
  await user.click(getSummary('Escenario'))
  expect(await screen.findByRole('radiogroup')).toBeVisible()
  await waitFor(() => expect(isOpen('Cuentas')).toBe(false))
})

it('keeps the typed text of a closed section, but removes the message about the last action', async () => {
  const { user } = await renderSection(<Panel onClose={() => {}} />)
  await user.click(getSummary('Guardia'))
  const code = await screen.findByRole('textbox', { name: 'Código del QR' })
  await user.type(code, 'LA-0000-0000{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('No puede ingresar')
  await user.click(getSummary('Reloj'))
  expect(await screen.findByRole('button', { name: '+1 día' })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Código del QR' })).not.toBeInTheDocument()
  await user.click(getSummary('Guardia'))
  expect(await screen.findByRole('textbox', { name: 'Código del QR' })).toHaveValue('LA-0000-0000')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('loads the state again when a closed section is opened again', async () => {
  const { user, client } = await renderSection(<Panel onClose={() => {}} />)
  await user.click(getSummary('Red y fallas'))
  expect(await screen.findByText(/^Ninguna: todas las llamadas/)).toBeVisible()
  await user.click(getSummary('Reloj'))
  await screen.findByRole('button', { name: '+1 día' })
  await client.settings({ faults: [{ operationId: 'listWorks', status: 500 }] })
  await user.click(getSummary('Red y fallas'))
  expect(await screen.findByRole('button', { name: /^Quitar la falla de/ })).toBeVisible()
})

it('moves the focus between the section headings with Home, End and the arrow keys, without wrapping around', async () => {
  const { user } = await renderSection(<Panel onClose={() => {}} />)
  const [first, last] = [sections[0]?.title ?? '', sections.at(-1)?.title ?? '']
  await user.keyboard('{End}')
  expect(getSummary(last)).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(getSummary(last)).toHaveFocus()
  await user.keyboard('{Home}{ArrowUp}')
  expect(getSummary(first)).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(getSummary('Escenario')).toHaveFocus()
})

it('opens again with the section that was open before, or with no section', async () => {
  const { user, unmount } = await renderSection(<Panel onClose={() => {}} />)
  await user.click(getSummary('Escenario'))
  await screen.findByRole('radiogroup')
  unmount()
  const secondView = await renderSection(<Panel onClose={() => {}} />)
  expect(getSummary('Escenario')).toHaveFocus()
  expect(isOpen('Cuentas')).toBe(false)
  await secondView.user.click(getSummary('Escenario'))
  await waitFor(() => expect(isOpen('Escenario')).toBe(false))
  secondView.unmount()
  await renderSection(<Panel onClose={() => {}} />)
  expect(sections.some(({ title }) => isOpen(title))).toBe(false)
  expect(getSummary('Cuentas')).toHaveFocus()
})

it('closes with Escape', async () => {
  const onClose = vi.fn()
  const { user } = await renderSection(<Panel onClose={onClose} />)
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})
