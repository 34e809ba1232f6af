import styled from 'styled-components'
import { space } from '@/design-system/theme/tokens'
import { cardsSelector } from '../Table/table-styles'

/** The container of the actions of a row, or of their placeholders. */
export const RowActionsRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  justify-content: flex-end;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > * {
    max-inline-size: 100%;
  }

  /* At the bottom of a card, a space separates the destructive action from the other actions. */
  ${cardsSelector} & {
    inline-size: 100%;
    justify-content: flex-start;
  }

  ${cardsSelector} & > [data-variant='quiet-danger'] {
    margin-inline-start: auto;
  }
`
