import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

const trigger = (page: Page) => page.getByRole('button', { name: 'Which document do I need?' })
const popup = (page: Page) => page.getByRole('dialog', { name: 'The document' })

const expectOpen = async (page: Page) => {
  await expect(popup(page)).toBeVisible()
  await expect(popup(page)).toBeFocused()
}

/** The keys that open the popover, which is loaded at its first opening. */
const openKeys = ['Tab', 'Enter'] as const

export const popover: KeyboardTable = {
  component: 'Popover',
  cases: [
    { keys: 'Enter, Espacio', specimen: 'help', from: ['Tab'], press: ['Enter'], holds: expectOpen },
    { keys: 'Enter, Espacio', specimen: 'help', from: ['Tab'], press: ['Space'], holds: expectOpen },
    {
      keys: 'Tab',
      specimen: 'help',
      from: openKeys,
      press: [],
      holds: async (page) => {
        await expectOpen(page)
        await page.keyboard.press('Tab')
        await expect(page.getByRole('link', { name: 'All kinds of documents' })).toBeFocused()
        await page.keyboard.press('Tab')
        await expect(page.getByRole('button', { name: 'Close' })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(popup(page)).toHaveCount(0)
        await expect(trigger(page)).toBeFocused()
      },
    },
    {
      keys: 'Escape',
      specimen: 'help',
      from: openKeys,
      press: [],
      holds: async (page) => {
        await expectOpen(page)
        await page.keyboard.press('Escape')
        await expect(popup(page)).toHaveCount(0)
        await expect(trigger(page)).toBeFocused()
      },
    },
  ],
}
