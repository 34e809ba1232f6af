import { css } from 'styled-components'
import { skippedOffScreen, textStyle } from '@/design-system/theme/mixins'
import { tabularFigures, visuallyHidden } from '@/design-system/theme/text-styles'
import {
  border,
  color,
  fontSize,
  fontWeight,
  layer,
  motion,
  radius,
  space,
} from '@/design-system/theme/tokens'

/** The selector of the root of a Table whose rows are shown as cards. */
export const cardsSelector = '[data-cards]'

const tints = css`
  ${(['accent', 'success', 'warning', 'danger'] as const).map(
    (tone) => css`
      & tr[data-tint='${tone}'] {
        --tint: ${color[`${tone}Tint`]};
        --tint-ink: ${color[`${tone}TintInk`]};
      }
    `,
  )}

  & tr[data-tint] {
    color: var(--tint-ink);
    background-color: var(--tint);
  }
`

const heads = css`
  & > thead > tr > th {
    position: sticky;
    inset-block-start: 0;
    z-index: ${layer.sticky};
    color: ${color.inkMuted};
    background-color: ${color.sunken};
    ${textStyle({ size: 'sm', weight: 'semibold' })}
    vertical-align: middle;
  }

  & > thead > tr > th[data-sortable] {
    padding: 0;
  }

  /* The head alone has the width, because a style of each cell would cost more. The other columns need 43rem. */
  & > thead > tr > th[data-long] {
    min-inline-size: clamp(0rem, 100cqi - 43rem, 26rem);
  }

  & > thead > tr > th[aria-sort] {
    color: ${color.ink};
  }
`

/** The column of row heads and the column of actions stay visible while the columns between them scroll. */
const pinnedColumns = css`
  [data-more] & > tbody > tr:not([data-tint], [data-gap]) {
    background-color: ${color.surface};
  }

  [data-more] & :is(tbody > tr > th, [data-kind='row-head'], [data-kind='actions']) {
    position: sticky;
    z-index: 1;
    inset-inline: 0;
    background-color: inherit;
  }

  /* A link or button that receives the focus scrolls into view beside the pinned columns, not behind them. */
  [data-more] & > * > tr > :is(td, th[scope='col']):not([data-kind]) :is(a, button) {
    scroll-margin-inline: var(--pinned-start, 0) var(--pinned-end, 0);
  }

  [data-more] & > thead > tr > [data-kind] {
    z-index: calc(${layer.sticky} + 1);
    background-color: ${color.sunken};
  }
`

/** The styles of cells and column heads. `inCards` overrides them for rows that are shown as cards. */
export const cellStyles = css`
  & > * > tr > :is(td, th) {
    /* A long word widens a column only up to this width, then it breaks. */
    max-inline-size: 22rem;
    padding: ${space(2.5)} var(--cell-inset);
    border-block-end: ${border.thin} solid ${color.line};
    font-weight: ${fontWeight.regular};
    text-align: start;
    overflow-wrap: break-word;
    ${tabularFigures}
  }

  & > tbody > tr:last-child > :is(td, th) {
    border-block-end: 0;
  }

  & > tbody > tr > th {
    font-weight: ${fontWeight.semibold};
  }

  & > tbody > tr > th > [data-on='cards'] {
    display: none;
  }

  & > * > tr > [data-align='end'] {
    text-align: end;
  }

  & > * > tr > [data-align='center'] {
    text-align: center;
  }

  & > * > tr > [data-kind='actions'] {
    padding-block: ${space(1)};
    text-align: end;
  }

  /* Overrides the value 'anywhere' of Button, so that a column is as wide as the longest word on its buttons. */
  & > tbody > tr > td button > span {
    overflow-wrap: break-word;
  }

  & > tbody > tr[data-gap] > td {
    padding: 0;
    border: 0;
  }

  @media (hover: hover) {
    & > tbody > tr:not([data-tint], [data-gap]) {
      transition: background-color ${motion.fast};
    }

    & > tbody > tr:not([data-tint], [data-gap]):hover {
      background-color: ${color.sunken};
    }
  }
  ${heads}
  ${tints}
  ${pinnedColumns}
`

/**
 * The styles of rows that are shown as cards: the row head is the title, and each other cell shows the name of its
 * column beside its content.
 */
export const inCards = css`
  ${cardsSelector} &,
  ${cardsSelector} & > caption,
  ${cardsSelector} & > tbody,
  ${cardsSelector} & > tbody > tr,
  ${cardsSelector} & > tbody > tr > th {
    display: block;
    min-inline-size: 0;
    max-inline-size: none;
  }

  ${cardsSelector} & > caption:not([data-hidden]) {
    padding: 0 0 ${space(3)};
  }

  /* The heads are hidden, because the cells of a card show the names of their columns. In a table without rows, screen
     readers still get the heads, because otherwise the table would be empty. */
  ${cardsSelector} & > thead {
    display: none;
  }

  ${cardsSelector} &:not(:has(> tbody > tr)) > thead {
    ${visuallyHidden}
    display: block;
  }

  ${cardsSelector} & > tbody > tr:not([data-gap]) {
    position: relative;
    display: flex;
    flex-direction: column;
    margin-block-end: ${space(3)};
    padding: ${space(3)} ${space(4)};
    border: ${border.thin} solid ${color.line};
    border-radius: ${radius.md};
  }

  /* The height of a virtualized row is measured, so that the browser may not skip it. */
  ${cardsSelector} & > tbody > tr:nth-child(n + 4):not([data-gap], [data-index]) {
    ${skippedOffScreen('16rem')}
  }

  ${cardsSelector} & > tbody > tr:not([data-tint], [data-gap]) {
    background-color: ${color.surface};
  }

  ${cardsSelector} & > tbody > tr:not([data-gap]) > :is(td, th) {
    max-inline-size: none;
    padding: ${space(1)} 0;
    border: 0;
    text-align: start;
    overflow-wrap: anywhere;
  }

  /* The row head is the title of the card, so it comes first even if its column is not the first. */
  ${cardsSelector} & > tbody > tr > th {
    order: -1;
  }

  ${cardsSelector} & > tbody > tr > th > [data-on='cards'] {
    display: inline;
  }

  ${cardsSelector} & > tbody > tr > th > [data-covers-card]::after {
    position: absolute;
    inset: 0;
    border-radius: ${radius.md};
    content: '';
  }

  ${cardsSelector} & > tbody > tr:not([data-gap]) > td {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space(3)};
    justify-items: start;
  }

  /* With large text on a phone, the name of the column is above the content, so that their words fit. */
  @container table (width < 16rem) {
    ${cardsSelector} & > tbody > tr:not([data-gap]) > td {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }

  ${cardsSelector} & > tbody > tr:not([data-gap]) > td[data-on='columns'],
  ${cardsSelector} & > tbody > tr > th > [data-on='columns'] {
    display: none;
  }

  /* This is the only rule for the pseudo-element, because the browser would match each further rule against every cell. */
  ${cardsSelector} & > tbody > tr > td[data-label]::before {
    color: var(--tint-ink, ${color.inkMuted});
    font-size: ${fontSize.sm};
    content: attr(data-label);
  }

  ${cardsSelector} & > tbody > tr > td[data-kind='actions'] {
    display: block;
    padding-block-start: ${space(2)};
  }
`
