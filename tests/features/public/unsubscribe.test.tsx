import type { Mock } from '@mocks/node'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPublic } from '../../support/render-public'
import { renderScreen } from '../../support/render-screen'

const address = '/unsubscribe/demo-unsubscribe'
const findCheckbox = () =>
  screen.findByRole('checkbox', { name: 'Sí, quiero dejar de recibir comunicaciones.' })
const getConfirmButton = () => screen.getByRole('button', { name: 'Confirmar' })
const isLinkUsed = ({ db }: Mock) => db.unsubscribeLinks.by('key', 'demo-unsubscribe')[0]?.used_at !== null
const findNotFoundTitle = () => screen.findByRole('heading', { level: 1, name: '404 - No encontrado' })
const findServerErrorTitle = () => screen.findByRole('heading', { level: 1, name: '500 - Error de servidor' })

test('unsubscribes the user after the confirmation', async () => {
  const { user, mock } = await renderPublic(address)
  expect(screen.getByRole('status')).toHaveTextContent('Cargando tus datos')
  expect(await screen.findByText('Hola, Carolina Ibáñez.')).toBeVisible()
  expect(await findCheckbox()).not.toBeChecked()
  expect(getConfirmButton()).toHaveAttribute('aria-disabled', 'true')
  expect(getConfirmButton()).toHaveAccessibleDescription('Marcá la casilla para confirmar.')
  await user.click(getConfirmButton())
  expect(isLinkUsed(mock)).toBe(false)
  await user.click(await findCheckbox())
  await user.click(getConfirmButton())
  expect(await screen.findByRole('heading', { name: 'Te desuscribiste exitosamente.' })).toHaveFocus()
  expect(isLinkUsed(mock)).toBe(true)
})

test('shows the 404 page for an unknown link', async () => {
  await renderPublic('/unsubscribe/nobody-sent-this')
  expect(await findNotFoundTitle()).toBeVisible()
  expect(screen.getByText('Lo sentimos, la página que visitaste no existe.')).toBeVisible()
  expect(screen.queryByText('Para recibir ayuda contactate con soporte.')).not.toBeInTheDocument()
})

test('shows the 404 page if somebody uses the link before the user confirms', async () => {
  const { user, mock } = await renderPublic(address)
  await user.click(await findCheckbox())
  await mock.request('/public/unsubscribe/demo-unsubscribe/', { method: 'POST' })
  await user.click(getConfirmButton())
  expect(await findNotFoundTitle()).toHaveFocus()
})

test.each(['network', 500, 'garbage'] as const)(
  'shows the 500 page with a retry if the load or the confirmation fails (%s)',
  async (status) => {
    const { user, mock } = await renderPublic(address, {
      faults: [
        { operationId: 'getUnsubscribe', status, times: 1 },
        { operationId: 'confirmUnsubscribe', status, times: 1 },
      ],
    })
    expect(await findServerErrorTitle()).toBeVisible()
    expect(
      screen.getByText('Lo sentimos, ha ocurrido un error inesperado. Intentá nuevamente más tarde.'),
    ).toBeVisible()
    expect(screen.getByText('Para recibir ayuda contactate con soporte.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    await user.click(await findCheckbox())
    await user.click(getConfirmButton())
    expect(await findServerErrorTitle()).toHaveFocus()
    expect(isLinkUsed(mock)).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    await user.click(await findCheckbox())
    await user.click(getConfirmButton())
    expect(await screen.findByRole('heading', { name: 'Te desuscribiste exitosamente.' })).toBeVisible()
  },
)

test('reports success on the next press if the response to the confirmation is lost', async () => {
  const { user, mock } = await renderPublic(address, {
    faults: [{ operationId: 'confirmUnsubscribe', status: 'lost', times: 1 }],
  })
  await user.click(await findCheckbox())
  await user.click(getConfirmButton())
  expect(await findServerErrorTitle()).toHaveFocus()
  expect(isLinkUsed(mock)).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await user.click(await findCheckbox())
  await user.click(getConfirmButton())
  expect(await screen.findByRole('heading', { name: 'Te desuscribiste exitosamente.' })).toBeVisible()
})

test('shows the unsubscribe page also at its route inside the portal', async () => {
  await renderScreen(address)
  expect(await screen.findByText('Hola, Carolina Ibáñez.')).toBeVisible()
})
