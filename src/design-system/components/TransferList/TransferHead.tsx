import styled from 'styled-components'
import { color, fontSize, fontWeight, lineHeight, space } from '@/design-system/theme/tokens'
import { SearchField } from '../SearchField/SearchField'
import type { TransferItem, TransferSide } from './transfer-item'

interface TransferHeadProps<Item extends TransferItem> {
  side: TransferSide<Item>
  /** What the list is named by. */
  titleId: string
  searchName: string
  isDisabled: boolean
}

/** What stands above the rows of one side: title, count, something to do, search. */
export function TransferHead<Item extends TransferItem>(props: TransferHeadProps<Item>) {
  const { side, titleId, searchName, isDisabled } = props
  return (
    <>
      <Head>
        <Title id={titleId}>{side.title}</Title>
        {side.countText !== undefined && <Count role="status">{side.countText}</Count>}
        {side.action && <Action>{side.action}</Action>}
      </Head>
      {side.search && (
        <Search>
          <SearchField {...side.search} name={searchName} isLabelHidden disabled={isDisabled} />
        </Search>
      )}
    </>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: baseline;
  padding: ${space(3)} ${space(3)} ${space(2)};
`

const Title = styled.div`
  font-size: ${fontSize.md};
  font-weight: ${fontWeight.semibold};
  line-height: ${lineHeight.tight};
`

const Count = styled.div`
  color: ${color.inkMuted};
  font-size: ${fontSize.sm};
`

const Action = styled.div`
  margin-inline-start: auto;
`

const Search = styled.div`
  padding: 0 ${space(3)} ${space(3)};
`
