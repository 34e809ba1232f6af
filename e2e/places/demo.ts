import type { Page } from '@playwright/test'
import { openSection } from '../demo/open-panel'
import { expect } from '../fixtures'
import type { Place } from './place'

const openOver = async (page: Page, title: string) => {
  await page.goto('/login')
  return openSection(page, title)
}

/** The panel of the demo. */
export const demoPlaces: Place[] = [
  {
    name: 'demo mode, accounts',
    open: async (page) => {
      const section = await openOver(page, 'Cuentas')
      await expect(section.getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    name: 'demo mode, scenario',
    open: async (page) => {
      const section = await openOver(page, 'Escenario')
      await section.getByRole('button', { name: 'Importar estado' }).click()
      await expect(section.getByText('Elegí primero un archivo exportado.')).toBeVisible()
      // A button that is half under the handle is no small one: nobody has to press it there.
      await section.evaluate((element) => element.scrollIntoView())
    },
  },
]
