import type { Page, Route } from '@playwright/test'
import { expect, signIn, test } from '../fixtures'

const lists = [
  { address: '/', row: 'Lectura de medidores', control: 'Editar Lectura de medidores' },
  { address: '/activitiesReport', row: 'Kevin Muñoz', control: 'Descargar' },
  { address: '/constructions', row: 'Casa Pérez', control: 'Ver obra Casa Pérez' },
  { address: '/submissions', row: 'Federación Patronal', control: 'Ver detalle' },
  { address: '/manageproperty/201', row: 'Residente', control: 'Editar' },
  { address: '/construction/501?tab=nomina', row: 'Nómina', control: 'Remover' },
] as const

const getRows = (page: Page) => page.locator('main li[aria-labelledby], main tbody tr')

async function signInAndLeave(page: Page): Promise<void> {
  await signIn(page, 'resident')
  await expect(page.getByRole('button', { name: /^Bienvenido/ })).toBeVisible()
  await page.goto('about:blank')
}

/** Delays the scripts that are not needed for the first rows until the returned function is called. */
async function holdPortal(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/static/js/async/**', async (route: Route) => {
    await promise
    await route.continue()
  })
  return resolve
}

for (const width of [390, 1440])
  for (const { address } of lists)
    test(`shots ${address} ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
      await signInAndLeave(page)
      const release = await holdPortal(page)
      await page.goto(address, { waitUntil: 'commit' })
      await expect(page.locator('#root[data-shown-list]')).toBeVisible()
      const name = address.replace(/\W+/g, '-')
      await page.screenshot({ path: `/tmp/w/rows${name}-${width}-1.png` })
      const first = await getRows(page).first().boundingBox()
      release()
      await expect(page.locator('#root:not([data-scripts])')).toBeVisible()
      await page.waitForLoadState('networkidle')
      await page.screenshot({ path: `/tmp/w/rows${name}-${width}-2.png` })
      expect(await getRows(page).first().boundingBox()).toEqual(first)
    })
