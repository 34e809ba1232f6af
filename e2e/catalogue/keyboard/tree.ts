import type { Page } from '@playwright/test'
import { expect } from '../../fixtures'
import type { KeyboardTable } from './keyboard-table'

const row = (page: Page, name: string) => page.getByRole('treeitem', { name })
const expectFocusedRow = (name: string) => (page: Page) => expect(row(page, name)).toBeFocused()

export const tree: KeyboardTable = {
  component: 'Tree',
  isReady: (page) => expect(page.getByRole('tree')).toBeVisible(),
  cases: [
    { keys: 'Tab', specimen: 'choosing', press: ['Tab'], holds: expectFocusedRow('Rules') },
    {
      keys: 'Tab',
      specimen: 'open-and-chosen',
      press: ['Tab'],
      holds: expectFocusedRow('Living together PDF'),
    },
    {
      keys: 'Tab',
      specimen: 'open-and-chosen',
      press: ['Tab', 'Tab'],
      holds: (page) => expect(page.locator(':focus')).toHaveCount(0),
    },
    {
      keys: 'Flecha abajo, Flecha arriba',
      specimen: 'choosing',
      from: ['Tab'],
      press: ['ArrowDown', 'ArrowDown', 'ArrowUp'],
      holds: expectFocusedRow('Works'),
    },
    {
      keys: 'Flecha derecha',
      specimen: 'choosing',
      from: ['Tab'],
      press: ['ArrowRight'],
      holds: async (page) => {
        await expectFocusedRow('Rules')(page)
        await expect(row(page, 'Living together')).toBeVisible()
      },
    },
    {
      keys: 'Flecha derecha',
      specimen: 'choosing',
      from: ['Tab', 'ArrowRight'],
      press: ['ArrowRight'],
      holds: expectFocusedRow('Living together'),
    },
    {
      keys: 'Flecha izquierda',
      specimen: 'choosing',
      from: ['Tab', 'ArrowRight', 'ArrowRight'],
      press: ['ArrowLeft', 'ArrowLeft'],
      holds: async (page) => {
        await expectFocusedRow('Rules')(page)
        await expect(row(page, 'Rules')).toHaveAttribute('aria-expanded', 'false')
      },
    },
    {
      keys: 'Inicio, Fin',
      specimen: 'open-and-chosen',
      from: ['Tab'],
      press: ['End'],
      holds: expectFocusedRow('Map of the neighbourhood'),
    },
    {
      keys: 'Inicio, Fin',
      specimen: 'nonsense-thousands',
      from: ['Tab'],
      press: ['End'],
      holds: async (page) => {
        await expect(page.getByRole('treeitem', { name: 'Option 5000', exact: true })).toBeFocused()
        await expect(page.getByRole('treeitem', { name: 'Option 5000', exact: true })).toBeInViewport()
      },
    },
    {
      keys: 'Inicio, Fin',
      specimen: 'open-and-chosen',
      from: ['Tab'],
      press: ['Home'],
      holds: expectFocusedRow('Rules'),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'choosing',
      from: ['Tab', 'End'],
      press: ['Enter'],
      holds: (page) => expect(row(page, 'Map')).toHaveAttribute('aria-selected', 'true'),
    },
    {
      keys: 'Enter, Espacio',
      specimen: 'choosing',
      from: ['Tab'],
      press: ['Space'],
      holds: async (page) => {
        await expect(row(page, 'Rules')).toHaveAttribute('aria-selected', 'true')
        await expect(row(page, 'Rules')).toHaveAttribute('aria-expanded', 'true')
      },
    },
    {
      keys: '*',
      specimen: 'choosing',
      from: ['Tab'],
      press: ['*'],
      holds: async (page) => {
        await expect(row(page, 'Living together')).toBeVisible()
        await expect(row(page, 'How to ask')).toBeVisible()
      },
    },
    { keys: 'Letras', specimen: 'choosing', from: ['Tab'], press: ['w'], holds: expectFocusedRow('Works') },
    {
      keys: 'Letras',
      specimen: 'choosing',
      from: ['Tab'],
      press: ['m', 'a'],
      holds: expectFocusedRow('Map'),
    },
  ],
}
