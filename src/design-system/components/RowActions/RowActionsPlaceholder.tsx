import styled from 'styled-components'
import { ButtonPlaceholder } from '../ButtonPlaceholder/ButtonPlaceholder'
import { RowActionsRoot } from './RowActionsRoot'

interface RowActionsPlaceholderProps {
  /** The labels of the buttons, in their order. */
  labels: readonly string[]
}

/** Keeps the place of the actions of a row until they can be used. */
export const RowActionsPlaceholder = ({ labels }: RowActionsPlaceholderProps) => (
  <RowActionsRoot>
    {labels.map((label) => (
      <ShortPlaceholder key={label} size="sm">
        {label}
      </ShortPlaceholder>
    ))}
  </RowActionsRoot>
)

const ShortPlaceholder = styled(ButtonPlaceholder)`
  white-space: nowrap;
`
