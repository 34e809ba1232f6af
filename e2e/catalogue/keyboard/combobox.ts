import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

const field = (page: Page) => page.getByRole('combobox', { name: 'Resident' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Resident' })
/** Expects an option to be active while the focus stays in the field. */
const expectActiveOption = async (page: Page, name: RegExp) => {
  await expect(field(page)).toBeFocused()
  const id = await page.getByRole('option', { name }).getAttribute('id')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? 'none')
  await expect(page.getByRole('option', { name })).toBeInViewport()
}

export const combobox: KeyboardTable = {
  component: 'Combobox',
  cases: [
    {
      keys: 'Tab',
      specimen: 'choosing',
      press: ['Tab'],
      holds: async (page) => {
        await expect(field(page)).toBeFocused()
        await expect(list(page)).toHaveCount(0)
      },
    },
    {
      keys: 'Tab',
      specimen: 'hint',
      press: ['Tab', 'Tab'],
      holds: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Tab',
      specimen: 'failing',
      from: ['Tab', 'ArrowDown'],
      press: ['Tab'],
      holds: (page) => expect(page.getByRole('button', { name: 'Try again' })).toBeFocused(),
    },
    {
      keys: 'Letras',
      specimen: 'choosing',
      from: ['Tab'],
      press: ['n', 'a', 'n', 'd', 'u'],
      holds: async (page) => {
        await expectActiveOption(page, /Martín Ñandú/)
        await expect(page.getByRole('option')).toHaveCount(1)
      },
    },
    {
      keys: 'Flecha abajo',
      specimen: 'choosing',
      from: ['Tab'],
      press: ['ArrowDown'],
      holds: (page) => expectActiveOption(page, /Ana Gómez/),
    },
    {
      keys: 'Flecha abajo',
      specimen: 'choosing',
      from: ['Tab', 'ArrowDown', 'ArrowDown'],
      press: ['ArrowDown'],
      holds: (page) => expectActiveOption(page, /Martín Ñandú/),
    },
    {
      keys: 'Flecha abajo',
      specimen: 'hint',
      from: ['Tab'],
      press: ['ArrowDown'],
      holds: (page) => expectActiveOption(page, /Juana Pérez/),
    },
    {
      keys: 'Flecha arriba',
      specimen: 'choosing',
      from: ['Tab'],
      press: ['ArrowUp'],
      holds: (page) => expectActiveOption(page, /Maximiliano/),
    },
    {
      keys: 'Flecha arriba',
      specimen: 'choosing',
      from: ['Tab', 'ArrowUp'],
      press: ['ArrowUp'],
      holds: (page) => expectActiveOption(page, /Martín Ñandú/),
    },
    {
      keys: 'Av Pág, Re Pág',
      specimen: 'nonsense-thousands',
      from: ['Tab', 'ArrowDown'],
      press: [...Array<string>(12).fill('PageDown'), 'PageUp'],
      holds: (page) => expectActiveOption(page, /^Option 111$/),
    },
    {
      keys: 'Alt + Flecha abajo',
      specimen: 'choosing',
      from: ['Tab'],
      press: ['Alt+ArrowDown'],
      holds: async (page) => {
        await expect(list(page)).toBeVisible()
        await expect(field(page)).not.toHaveAttribute('aria-activedescendant')
      },
    },
    {
      keys: 'Alt + Flecha arriba',
      specimen: 'choosing',
      from: ['Tab', 'ArrowDown'],
      press: ['Alt+ArrowUp'],
      holds: (page) => expect(list(page)).toHaveCount(0),
    },
    {
      keys: 'Enter',
      specimen: 'choosing',
      from: ['Tab', 'j', 'u'],
      press: ['Enter'],
      holds: async (page) => {
        await expect(field(page)).toHaveValue('Juana Pérez')
        await expect(field(page)).toBeFocused()
        await expect(list(page)).toHaveCount(0)
      },
    },
    {
      keys: 'Escape',
      specimen: 'hint',
      from: ['Tab', 'z'],
      press: ['Escape'],
      holds: async (page) => {
        await expect(field(page)).toHaveValue('Juana Pérez')
        await expect(field(page)).toBeFocused()
      },
    },
  ],
}
