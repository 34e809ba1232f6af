import { Button } from '@/design-system/components/Button/Button'
import { copy } from './copy'
import { PanelText } from './PanelText'

interface ReadMoreProps {
  /** Says how much was read. */
  text: string
  isReading: boolean
  onRead: () => void
}

/** Says that a panel has read only a part, with a button that reads more. */
export const ReadMore = ({ text, isReading, onRead }: ReadMoreProps) => (
  <>
    <PanelText>{text}</PanelText>
    <Button size="sm" variant="quiet" loading={isReading} onClick={onRead}>
      {copy.readMore}
    </Button>
  </>
)
