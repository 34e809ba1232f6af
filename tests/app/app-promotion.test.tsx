import type { Mock } from '@mocks/node'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { App } from '@/app/App'
import { restoreSession, sessionState } from '@/session/session-store'
import { renderScreen } from '../support/render-screen'

const stores = {
  appStoreUrl: 'https://tiendas.example/ios',
  playStoreUrl: 'https://tiendas.example/android',
}
const banner = () => screen.queryByRole('complementary', { name: 'La app del barrio' })
const notice = () => screen.queryByText(/^También podés autorizar a tus visitas desde la app del barrio\./)
const footer = () => within(screen.getByRole('contentinfo'))

/** What follows a page is shown once the page is there. */
async function inTheShell() {
  await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })
  await screen.findByRole('contentinfo')
}

/** The session of who came from the app by a handoff, which the mobile flag tells. */
async function comeFromMobile(_mock: Mock) {
  const { session } = sessionState()
  localStorage.setItem('portal.session', JSON.stringify({ ...session, sessionFromMobile: true }))
  restoreSession()
}

test('the app is offered in a yellow banner and, below the page, in a notice and then in the footer', async () => {
  const { user } = await renderScreen('/', { as: 'residente', config: stores })
  await inTheShell()
  expect(within(banner() as HTMLElement).getByRole('link', { name: /^Descargá la app/ })).toHaveAttribute(
    'href',
    stores.playStoreUrl,
  )
  // One at a time where one looks: the notice comes after what one came for, and the badges after the notice.
  const { DOCUMENT_POSITION_FOLLOWING: follows } = Node
  expect(screen.getByRole('tablist').compareDocumentPosition(notice() as HTMLElement) & follows).toBe(follows)
  expect(footer().queryByRole('link', { name: /Descargala/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'No volver a mostrar este aviso' }))
  expect(footer().getByRole('link', { name: /Descargala en App Store/ })).toHaveAttribute(
    'href',
    stores.appStoreUrl,
  )
  expect(footer().getByRole('link', { name: /Descargala en Google Play/ })).toHaveAttribute(
    'href',
    stores.playStoreUrl,
  )
})

test('a notice that is sent away does not come back', async () => {
  const { user, unmount } = await renderScreen('/', { as: 'residente', config: stores })
  await inTheShell()
  await user.click(screen.getByRole('button', { name: 'No volver a mostrar este aviso' }))
  expect(notice()).not.toBeInTheDocument()
  expect(banner()).toBeVisible()
  unmount()
  render(<App />)
  await inTheShell()
  expect(notice()).not.toBeInTheDocument()
})

test('a form is not disturbed by the notice', async () => {
  await renderScreen('/profile', { as: 'residente', config: stores })
  await screen.findByRole('heading', { level: 1, name: 'Mi perfil' })
  expect(notice()).not.toBeInTheDocument()
})

test('who came from the app is not told about it', async () => {
  await renderScreen('/', { as: 'residente', config: stores, before: comeFromMobile })
  await inTheShell()
  expect(banner()).not.toBeInTheDocument()
  expect(notice()).not.toBeInTheDocument()
  expect(footer().getByRole('link', { name: /Google Play/ })).toBeVisible()
})

test('an installation with one store shows one badge', async () => {
  const { user } = await renderScreen('/', {
    as: 'residente',
    config: { appStoreUrl: stores.appStoreUrl },
  })
  await inTheShell()
  await user.click(screen.getByRole('button', { name: 'No volver a mostrar este aviso' }))
  expect(footer().queryByRole('link', { name: /Google Play/ })).not.toBeInTheDocument()
  expect(footer().getByRole('link', { name: /App Store/ })).toBeVisible()
  expect(within(banner() as HTMLElement).getByRole('link')).toHaveAttribute('href', stores.appStoreUrl)
})

test('an installation without an app says nothing of it', async () => {
  await renderScreen('/', { as: 'residente' })
  await inTheShell()
  expect(banner()).not.toBeInTheDocument()
  expect(notice()).not.toBeInTheDocument()
  expect(footer().queryByRole('link', { name: /Store|Play/ })).not.toBeInTheDocument()
})

test('the footer says the version, and has help where every page has it', async () => {
  await renderScreen('/', { as: 'residente' })
  await inTheShell()
  expect(footer().getByText('Versión 1.26.2')).toBeVisible()
  expect(footer().getByRole('link', { name: /^Ayuda al usuario/ })).toHaveAttribute(
    'href',
    'https://ayuda.example/formulario',
  )
})
