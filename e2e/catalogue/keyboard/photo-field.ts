import type { Page } from '@playwright/test'
import { chooseByKey } from '../../choose-by-key'
import { expect } from '../../fixtures'
import { plainPhoto } from '../photo-with-place'
import { goOn } from './go-on'
import type { KeyboardCase, KeyboardTable } from './keyboard-table'

const control = (page: Page) => page.getByLabel(/^Photo/)
const slider = (page: Page) => page.getByRole('slider', { name: 'Zoom' })
const square = (page: Page) => page.getByRole('application')
const shown = (page: Page) => page.getByRole('img', { name: 'Photo of Ana' })

/** A row that begins once a photo was chosen: its slider has the focus. */
const whileCropping = (keys: string, holds: (page: Page) => Promise<unknown>): KeyboardCase => ({
  keys,
  specimen: 'choosing',
  press: ['Tab'],
  holds: async (page) => {
    await control(page).setInputFiles(await plainPhoto(page))
    await expect(slider(page)).toBeFocused()
    await expect(square(page)).toBeVisible()
    await holds(page)
  },
})

const place = (page: Page) =>
  square(page)
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
        await expect(shown(page)).toBeHidden()
        await expect(control(page)).toBeFocused()
      },
    },
    whileCropping('Izquierda, Derecha', async (page) => {
      await goOn(slider(page), ['ArrowRight', 'ArrowRight', 'ArrowLeft'])
      await expect(slider(page)).toHaveValue('1.1')
    }),
    whileCropping('Flechas', async (page) => {
      const before = await place(page)
      await page.keyboard.press('Shift+Tab')
      await goOn(square(page), ['ArrowRight'])
      await expect.poll(() => place(page)).not.toBe(before)
    }),
    whileCropping('Enter', async (page) => {
      await page.keyboard.press('Enter')
      await expect(shown(page)).toHaveAttribute('src', /^blob:/)
      await expect(control(page)).toBeFocused()
    }),
    whileCropping('Escape', async (page) => {
      await page.keyboard.press('Escape')
      await expect(shown(page)).toHaveAttribute('src', /^data:/)
      await expect(control(page)).toBeFocused()
    }),
  ],
}
