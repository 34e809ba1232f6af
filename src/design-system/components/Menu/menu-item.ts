import type { ReactNode } from 'react'

/** One entry of a menu, as data. */
export interface MenuItem {
  /** The verb; unique within its menu. */
  label: string
  /** A 20 px icon before the words. */
  icon?: ReactNode
  /** Called when it is chosen; by then the menu is closed and focus is back on its button. */
  onSelect: () => void
  /** `danger` destroys something. */
  tone?: 'default' | 'danger'
  /** Why it is refused: it stays in reach of the keyboard, says why and does nothing. */
  disabledReason?: string
}
