import type { ReactNode } from 'react'
import type { FirstReads } from '@/early-requests'

/** A part of a list, and the selector of the element in `main` whose content it replaces. */
export interface ListPart {
  place: string
  content: ReactNode
}

export interface ListInput extends Pick<FirstReads, 'ownLots' | 'canManageResidents'> {
  /** The responses to the first reads of the screen, in the order of `src/hosting/first-reads.ts`. Nobody has validated them. */
  responses: readonly unknown[]
  /** Whether the screen has the width of a phone, where a few rows fill it. */
  isPhone: boolean
}

/** Renders the first rows of a list. Returns no parts if the portal shows something else, such as an empty list. */
export type RenderList = (input: ListInput) => readonly ListPart[]

const phoneRows = 3
const pageRows = 10

/** Returns the rows to show at first. `phoneCount` is the number of rows that fill the screen of a phone. */
export function takeFirstRows<Row>(
  page: unknown,
  { isPhone }: Pick<ListInput, 'isPhone'>,
  phoneCount = phoneRows,
): readonly Row[] {
  const { results } = page as { results: Row[] }
  return results.slice(0, isPhone ? phoneCount : pageRows)
}

/** The place of the content of the page's header. */
export const headerPlace = 'div:has(> div > h1)'
