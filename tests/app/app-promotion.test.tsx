import type { Mock } from '@mocks/node'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { App } from '@/app/App'
import { getSessionState, restoreSession } from '@/session/session-store'
import { renderScreen } from '../support/render-screen'

const stores = {
  appStoreUrl: 'https://tiendas.example/ios',
  playStoreUrl: 'https://tiendas.example/android',
}
const queryBanner = () => screen.queryByRole('complementary', { name: 'La app del barrio' })
const queryNotice = () =>
  screen.queryByText(/^También podés autorizar a tus visitas desde la app del barrio\./)
const getFooter = () => within(screen.getByRole('contentinfo'))

/** Waits for the authorizations and the footer. */
async function waitForShell() {
  await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })
  await screen.findByRole('contentinfo')
}

/** Marks the stored session as one that the mobile app handed over. */
async function storeMobileSession(_mock: Mock) {
  const { session } = getSessionState()
  localStorage.setItem('portal.session', JSON.stringify({ ...session, sessionFromMobile: true }))
  restoreSession()
}

test('offers the mobile app in a banner and a notice, and in the footer after the notice is dismissed', async () => {
  const { user } = await renderScreen('/', { as: 'residente', config: stores })
  await waitForShell()
  expect(
    within(queryBanner() as HTMLElement).getByRole('link', { name: /^Descargá la app/ }),
  ).toHaveAttribute('href', stores.playStoreUrl)
  // The notice comes after the content of the page. When the notice is dismissed, the badges in the footer appear.
  const { DOCUMENT_POSITION_FOLLOWING: follows } = Node
  expect(screen.getByRole('tablist').compareDocumentPosition(queryNotice() as HTMLElement) & follows).toBe(
    follows,
  )
  expect(getFooter().queryByRole('link', { name: /Descargala/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'No volver a mostrar este aviso' }))
  expect(getFooter().getByRole('link', { name: /Descargala en App Store/ })).toHaveAttribute(
    'href',
    stores.appStoreUrl,
  )
  expect(getFooter().getByRole('link', { name: /Descargala en Google Play/ })).toHaveAttribute(
    'href',
    stores.playStoreUrl,
  )
})

test('does not show a dismissed notice again after a reload', async () => {
  const { user, unmount } = await renderScreen('/', { as: 'residente', config: stores })
  await waitForShell()
  await user.click(screen.getByRole('button', { name: 'No volver a mostrar este aviso' }))
  expect(queryNotice()).not.toBeInTheDocument()
  expect(queryBanner()).toBeVisible()
  unmount()
  render(<App />)
  await waitForShell()
  expect(queryNotice()).not.toBeInTheDocument()
})

test('shows no notice about the mobile app on a form', async () => {
  await renderScreen('/profile', { as: 'residente', config: stores })
  await screen.findByRole('heading', { level: 1, name: 'Mi perfil' })
  expect(queryNotice()).not.toBeInTheDocument()
})

test('shows only the badges in the footer to users who come from the mobile app', async () => {
  await renderScreen('/', { as: 'residente', config: stores, prepare: storeMobileSession })
  await waitForShell()
  expect(queryBanner()).not.toBeInTheDocument()
  expect(queryNotice()).not.toBeInTheDocument()
  expect(getFooter().getByRole('link', { name: /Google Play/ })).toBeVisible()
})

test('shows only the badge of the configured store, and links the banner to that store', async () => {
  const { user } = await renderScreen('/', {
    as: 'residente',
    config: { appStoreUrl: stores.appStoreUrl },
  })
  await waitForShell()
  await user.click(screen.getByRole('button', { name: 'No volver a mostrar este aviso' }))
  expect(getFooter().queryByRole('link', { name: /Google Play/ })).not.toBeInTheDocument()
  expect(getFooter().getByRole('link', { name: /App Store/ })).toBeVisible()
  expect(within(queryBanner() as HTMLElement).getByRole('link')).toHaveAttribute('href', stores.appStoreUrl)
})

test('shows no banner, notice or badge if no app store is configured', async () => {
  await renderScreen('/', { as: 'residente' })
  await waitForShell()
  expect(queryBanner()).not.toBeInTheDocument()
  expect(queryNotice()).not.toBeInTheDocument()
  expect(getFooter().queryByRole('link', { name: /Store|Play/ })).not.toBeInTheDocument()
})

test('shows the version and the help link in the footer', async () => {
  await renderScreen('/', { as: 'residente' })
  await waitForShell()
  expect(getFooter().getByText('Versión 1.26.2')).toBeVisible()
  expect(getFooter().getByRole('link', { name: /^Ayuda al usuario/ })).toHaveAttribute(
    'href',
    'https://ayuda.example/formulario',
  )
})
