import { Panel } from '@mocks/panel/Panel'
import { sections } from '@mocks/panel/sections'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderSection } from './render-section'

beforeEach(() => sessionStorage.clear())

const summaryOf = (title: string) => screen.getByText(title).closest('summary') as HTMLElement
const isOpen = (title: string) => summaryOf(title).closest('details')?.open === true

it('begins with the accounts, and shows one section at a time', async () => {
  const { user } = await renderSection(<Panel onClose={() => {}} />)
  expect(screen.getByRole('dialog', { name: 'Modo demo' })).toBeVisible()
  expect(summaryOf('Cuentas')).toHaveFocus()
  expect(await screen.findByRole('list', { name: 'Cuentas de la demostración' })).toBeVisible()
  await user.click(summaryOf('Escenario'))
  expect(await screen.findByRole('radiogroup')).toBeVisible()
  await waitFor(() => expect(isOpen('Cuentas')).toBe(false))
})

it('keeps what was typed in a section that is left, and tells no outcome twice', async () => {
  const { user } = await renderSection(<Panel onClose={() => {}} />)
  await user.click(summaryOf('Guardia'))
  const code = await screen.findByRole('textbox', { name: 'Código del QR' })
  await user.type(code, 'LA-0000-0000{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('No puede ingresar')
  await user.click(summaryOf('Reloj'))
  expect(await screen.findByRole('button', { name: '+1 día' })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Código del QR' })).not.toBeInTheDocument()
  await user.click(summaryOf('Guardia'))
  expect(await screen.findByRole('textbox', { name: 'Código del QR' })).toHaveValue('LA-0000-0000')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('shows what is so now in a section that is opened again', async () => {
  const { user, client } = await renderSection(<Panel onClose={() => {}} />)
  await user.click(summaryOf('Red y fallas'))
  expect(await screen.findByText(/^Ninguna: todas las llamadas/)).toBeVisible()
  await user.click(summaryOf('Reloj'))
  await screen.findByRole('button', { name: '+1 día' })
  await client.settings({ faults: [{ operationId: 'listWorks', status: 500 }] })
  await user.click(summaryOf('Red y fallas'))
  expect(await screen.findByRole('button', { name: /^Quitar la falla de/ })).toBeVisible()
})

it('is gone through by the arrow keys', async () => {
  const { user } = await renderSection(<Panel onClose={() => {}} />)
  const [first, last] = [sections[0]?.title ?? '', sections.at(-1)?.title ?? '']
  await user.keyboard('{End}')
  expect(summaryOf(last)).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(summaryOf(last)).toHaveFocus()
  await user.keyboard('{Home}{ArrowUp}')
  expect(summaryOf(first)).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(summaryOf('Escenario')).toHaveFocus()
})

it('opens where it was left, also with every section closed', async () => {
  const { user, unmount } = await renderSection(<Panel onClose={() => {}} />)
  await user.click(summaryOf('Escenario'))
  await screen.findByRole('radiogroup')
  unmount()
  const again = await renderSection(<Panel onClose={() => {}} />)
  expect(summaryOf('Escenario')).toHaveFocus()
  expect(isOpen('Cuentas')).toBe(false)
  await again.user.click(summaryOf('Escenario'))
  await waitFor(() => expect(isOpen('Escenario')).toBe(false))
  again.unmount()
  await renderSection(<Panel onClose={() => {}} />)
  expect(sections.some(({ title }) => isOpen(title))).toBe(false)
  expect(summaryOf('Cuentas')).toHaveFocus()
})

it('is left by Escape', async () => {
  const onClose = vi.fn()
  const { user } = await renderSection(<Panel onClose={onClose} />)
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})
