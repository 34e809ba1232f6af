import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

const findTrigger = (page: Page) => page.getByRole('button', { name: 'Which document do I need?' })
const findPopup = (page: Page) => page.getByRole('dialog', { name: 'The document' })

const expectOpen = async (page: Page) => {
  await expect(findPopup(page)).toBeVisible()
  await expect(findPopup(page)).toBeFocused()
}

/**
 * The keys that open the popover. The code of the popover loads on demand, so a case calls `expectOpen` before
 * it presses further keys.
 */
const openKeys = ['Tab', 'Enter'] as const

export const popover: KeyboardTable = {
  component: 'Popover',
  cases: [
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'help',
      setupKeys: ['Tab'],
      testedKeys: ['Enter'],
      expectResult: expectOpen,
    },
    {
      noteKeys: 'Enter, Espacio',
      specimen: 'help',
      setupKeys: ['Tab'],
      testedKeys: ['Space'],
      expectResult: expectOpen,
    },
    {
      noteKeys: 'Tab',
      specimen: 'help',
      setupKeys: openKeys,
      testedKeys: [],
      expectResult: async (page) => {
        await expectOpen(page)
        await page.keyboard.press('Tab')
        await expect(page.getByRole('link', { name: 'All kinds of documents' })).toBeFocused()
        await page.keyboard.press('Tab')
        await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(findPopup(page)).toHaveCount(0)
        await expect(findTrigger(page)).toBeFocused()
      },
    },
    {
      noteKeys: 'Escape',
      specimen: 'help',
      setupKeys: openKeys,
      testedKeys: [],
      expectResult: async (page) => {
        await expectOpen(page)
        await page.keyboard.press('Escape')
        await expect(findPopup(page)).toHaveCount(0)
        await expect(findTrigger(page)).toBeFocused()
      },
    },
  ],
}
