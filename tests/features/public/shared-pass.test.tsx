import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { getSavedSharedPasses } from '@/features/public/saved-shared-passes'
import { buildPassAddress, signPassData } from '../../../e2e/shared-pass-links'
import { renderPublic } from '../../support/render-public'
import { replaceObjectUrls } from '../../support/replace-object-urls'

/** A Tuesday; the tests open the page on Monday 16 March. */
const tuesday = '2026-03-24'
const oscar = buildPassAddress({ name: 'Oscar Vera', days: [tuesday, tuesday], weekdays: 2 })

/** Opens `/pase` with the fragment of an address. */
async function openPass(address: string) {
  window.history.replaceState(null, '', address)
  const view = await renderPublic('/pase')
  await screen.findByRole('heading', { level: 1 })
  return view
}

/** Changes the day of the device, and lets the page notice that its tab is shown again. */
function showAgainOn(day: string) {
  vi.setSystemTime(`${day}T10:00:00-03:00`)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

afterEach(() => window.history.replaceState(null, '', '/'))

test('shows who may enter, when and where, and how to arrive', async () => {
  await openPass(oscar)
  const card = await screen.findByRole('region', { name: 'Oscar Vera' })
  expect(within(card).getByRole('img', { name: 'Código QR del pase' })).toBeVisible()
  for (const text of ['LA-7K3Q-9XZ2', '09:00 a 13:00 h', 'Los Álamos, lote A-12'])
    expect(await within(card).findByText(text)).toBeVisible()
  expect(card).toHaveTextContent('mar 24-03-2026')
  expect(screen.getByRole('link', { name: /^Cómo llegar/ })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/dir/?api=1&destination=-34.4387%2C-58.6421',
  )
})

test.each([
  ['the day before', ['2026-03-17', '2026-03-17'], 'Todavía no: martes 17'],
  ['another month', ['2026-04-07', '2026-04-07'], 'Todavía no: martes 07-04'],
  ['another year', ['2027-01-05', '2027-01-05'], 'Todavía no: martes 05-01-2027'],
  ['the day', ['2026-03-16', '2026-03-16'], 'Válido hoy de 9 a 13'],
  ['an expired pass', ['2026-03-09', '2026-03-13'], 'Venció el viernes 13'],
] as const)('says whether the pass is valid today: %s', async (_, days, text) => {
  await openPass(buildPassAddress({ name: 'Ana Paz', days }))
  await screen.findByRole('region', { name: 'Ana Paz' })
  expect(screen.getByRole('main')).toHaveTextContent(text)
  expect(screen.getByRole('main')).toHaveTextContent('Hoy es lun 16-03-2026 según este dispositivo.')
})

test('follows the day of the neighbourhood while the page is open', async () => {
  await openPass(oscar)
  expect(await screen.findByText('Todavía no: martes 24')).toBeVisible()
  showAgainOn(tuesday)
  expect(screen.getByText('Válido hoy de 9 a 13')).toBeVisible()
  showAgainOn('2026-03-25')
  expect(screen.getByText('Venció el martes 24')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Guardar en este teléfono' })).not.toBeInTheDocument()
})

test('saves the pass on the device, keeps the focus, lists it at /pase until it expires, and forgets it', async () => {
  const { user, unmount } = await openPass(oscar)
  const save = await screen.findByRole('button', { name: 'Guardar en este teléfono' })
  await user.click(save)
  expect(screen.getByRole('status')).toHaveTextContent('Guardado el 16-03-2026 10:00.')
  expect(screen.getByRole('button', { name: 'Dejar de guardarlo' })).toHaveFocus()
  unmount()

  const list = await openPass('/pase')
  const link = await screen.findByRole('link', { name: 'Ver pase Oscar Vera' })
  expect(link).toHaveAttribute('href', oscar)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pases guardados en este teléfono')
  expect(getSavedSharedPasses()).toHaveLength(1)
  vi.setSystemTime('2026-03-25T10:00:00-03:00')
  expect(getSavedSharedPasses()).toEqual([])
  list.unmount()
})

test('says that the browser stores nothing if it does not', async () => {
  const { user } = await openPass(oscar)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.click(await screen.findByRole('button', { name: 'Guardar en este teléfono' }))
  expect(await screen.findByText(/^Tu navegador no deja guardar el pase/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Guardar en este teléfono' })).toBeVisible()
})

test('prints the pass, and adds it to the calendar with its link', async () => {
  const files: unknown[] = []
  replaceObjectUrls({ createObjectURL: (file) => `blob:${files.push(file)}` })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { user } = await openPass(oscar)
  await user.click(await screen.findByRole('button', { name: 'Imprimir' }))
  expect(print).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Agregar al calendario' }))
  expect(await screen.findByText(/^Se descargó un archivo para tu calendario/)).toBeVisible()
  const text = (await (files[0] as Blob).text()).replaceAll('\r\n ', '')
  expect(text).toContain('SUMMARY:Pase de ingreso · Los Álamos')
  expect(text).toContain('LOCATION:Los Álamos\\, lote A-12')
  expect(text).toContain(`DESCRIPTION:${window.location.origin}${oscar}`)
})

test.each([
  ['/pase', 'Este enlace no trae un pase'],
  [oscar.slice(0, -3), 'El enlace del pase llegó cortado o cambió'],
  [`/pase#${signPassData('2', [])}`, 'Este pase necesita una versión más nueva'],
])('explains why it shows no pass: %s', async (address, heading) => {
  await openPass(address)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('shows another pass when the fragment changes, and focuses its heading', async () => {
  await openPass('/pase')
  await screen.findByRole('heading', { name: 'Este enlace no trae un pase' })
  window.history.replaceState(null, '', oscar)
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')))
  expect(await screen.findByRole('region', { name: 'Oscar Vera' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})
