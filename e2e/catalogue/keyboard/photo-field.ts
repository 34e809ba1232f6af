import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import { openFileDialogByKey } from '../../open-file-dialog'
import { createPlainPhoto } from '../photo-with-location'
import type { KeyboardCase, KeyboardTable } from './keyboard-table'
import { pressWhenFocused } from './press-when-focused'

const findFileInput = (page: Page) => page.getByLabel(/^Choose /)
const findSlider = (page: Page) => page.getByRole('slider', { name: 'Zoom' })
const findCropArea = (page: Page) => page.getByRole('application')
const findPhoto = (page: Page) => page.getByRole('img', { name: 'Photo of Ana' })

/**
 * Creates a case that first chooses a photo, and waits for the crop area. Then `expectResult` presses the keys under test.
 */
const createCropCase = (noteKeys: string, expectResult: (page: Page) => Promise<unknown>): KeyboardCase => ({
  noteKeys,
  specimen: 'choosing',
  testedKeys: ['Tab'],
  expectResult: async (page) => {
    await findFileInput(page).setInputFiles(await createPlainPhoto(page))
    await expect(findSlider(page)).toBeFocused()
    await expect(findCropArea(page)).toBeVisible()
    await expectResult(page)
  },
})

const readTransform = (page: Page) =>
  findCropArea(page)
    .locator('xpath=preceding-sibling::img')
    .evaluate((image) => image.style.transform)

export const photoField: KeyboardTable = {
  component: 'PhotoField',
  opensDialogs: true,
  cases: [
    {
      noteKeys: 'Tab',
      specimen: 'choosing',
      testedKeys: ['Tab'],
      expectResult: (page) => expect(findFileInput(page)).toBeFocused(),
    },
    {
      noteKeys: 'Tab',
      specimen: 'choosing',
      testedKeys: ['Tab', 'Tab'],
      expectResult: (page) => expect(page.getByRole('button', { name: 'Remove the photo' })).toBeFocused(),
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'choosing',
      testedKeys: ['Tab'],
      expectResult: async (page) => {
        for (const key of ['Enter', 'Space']) await openFileDialogByKey(page, key)
      },
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'choosing',
      setupKeys: ['Tab', 'Tab'],
      testedKeys: ['Enter'],
      expectResult: async (page) => {
        await expect(findPhoto(page)).toBeHidden()
        await expect(findFileInput(page)).toBeFocused()
      },
    },
    createCropCase('Izquierda, Derecha', async (page) => {
      await pressWhenFocused(findSlider(page), ['ArrowRight', 'ArrowRight', 'ArrowLeft'])
      await expect(findSlider(page)).toHaveValue('1.1')
    }),
    createCropCase('Flechas', async (page) => {
      const oldTransform = await readTransform(page)
      await page.keyboard.press('Shift+Tab')
      await pressWhenFocused(findCropArea(page), ['ArrowRight'])
      await expect.poll(() => readTransform(page)).not.toBe(oldTransform)
    }),
    createCropCase('Enter', async (page) => {
      await page.keyboard.press('Enter')
      await expect(findPhoto(page)).toHaveAttribute('src', /^blob:/)
      await expect(findFileInput(page)).toBeFocused()
    }),
    createCropCase('Escape', async (page) => {
      await page.keyboard.press('Escape')
      await expect(findPhoto(page)).toHaveAttribute('src', /^data:/)
      await expect(findFileInput(page)).toBeFocused()
    }),
  ],
}
