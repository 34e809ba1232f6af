import type { Page } from '@playwright/test'
import { chooseByKey } from '../../choose-by-key'
import { expect } from '../../fixtures'
import { plainPhoto } from '../photo-with-place'
import { goOn } from './go-on'
import type { KeyboardCase, KeyboardTable } from './keyboard-table'

const control = (page: Page) => page.getByLabel(/^Photo/)
const slider = (page: Page) => page.getByRole('slider', { name: 'Zoom' })
const cropArea = (page: Page) => page.getByRole('application')
const photo = (page: Page) => page.getByRole('img', { name: 'Photo of Ana' })

/** Builds a row that begins after a photo is chosen, with the focus on the slider. */
const whileCropping = (keys: string, holds: (page: Page) => Promise<unknown>): KeyboardCase => ({
  keys,
  specimen: 'choosing',
  press: ['Tab'],
  holds: async (page) => {
    await control(page).setInputFiles(await plainPhoto(page))
    await expect(slider(page)).toBeFocused()
    await expect(cropArea(page)).toBeVisible()
    await holds(page)
  },
})

const readTransform = (page: Page) =>
  cropArea(page)
    .locator('xpath=preceding-sibling::img')
    .evaluate((image) => image.style.transform)

export const photoField: KeyboardTable = {
  component: 'PhotoField',
  opensDialogs: true,
  cases: [
    {
      keys: 'Tab',
      specimen: 'choosing',
      press: ['Tab'],
      holds: (page) => expect(control(page)).toBeFocused(),
    },
    {
      keys: 'Tab',
      specimen: 'choosing',
      press: ['Tab', 'Tab'],
      holds: (page) => expect(page.getByRole('button', { name: 'Remove the photo' })).toBeFocused(),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'choosing',
      press: ['Tab'],
      holds: async (page) => {
        for (const key of ['Enter', 'Space']) await chooseByKey(page, key)
      },
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'choosing',
      from: ['Tab', 'Tab'],
      press: ['Enter'],
      holds: async (page) => {
        await expect(photo(page)).toBeHidden()
        await expect(control(page)).toBeFocused()
      },
    },
    whileCropping('Izquierda, Derecha', async (page) => {
      await goOn(slider(page), ['ArrowRight', 'ArrowRight', 'ArrowLeft'])
      await expect(slider(page)).toHaveValue('1.1')
    }),
    whileCropping('Flechas', async (page) => {
      const before = await readTransform(page)
      await page.keyboard.press('Shift+Tab')
      await goOn(cropArea(page), ['ArrowRight'])
      await expect.poll(() => readTransform(page)).not.toBe(before)
    }),
    whileCropping('Enter', async (page) => {
      await page.keyboard.press('Enter')
      await expect(photo(page)).toHaveAttribute('src', /^blob:/)
      await expect(control(page)).toBeFocused()
    }),
    whileCropping('Escape', async (page) => {
      await page.keyboard.press('Escape')
      await expect(photo(page)).toHaveAttribute('src', /^data:/)
      await expect(control(page)).toBeFocused()
    }),
  ],
}
