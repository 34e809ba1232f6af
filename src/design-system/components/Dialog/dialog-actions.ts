import styled from 'styled-components'
import { above, border, color, space } from '@/design-system/theme/tokens'

/** What can be done in a dialog: one above the other on a phone, the first of them lowest. */
export const DialogActions = styled.div`
  display: flex;
  flex: none;
  max-block-size: 40dvb;
  overflow-y: auto;
  flex-flow: column-reverse;
  gap: ${space(3)};
  padding: ${space(3)} ${space(5)} ${space(5)};

  &[data-ruled] {
    padding-block-start: ${space(4)};
    border-block-start: ${border.thin} solid ${color.line};
  }

  & > * {
    flex-shrink: 0;
  }

  @media ${above.stack} {
    flex-flow: row wrap;
    justify-content: end;

    & > * {
      flex-shrink: 1;
    }
  }
`
