import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { sunkenOnHover } from '@/design-system/theme/mixins'
import { color, fontWeight } from '@/design-system/theme/tokens'
import { boxStyles } from './block-styles'
import type { StopProps } from './calendar-day'

interface MoreButtonProps extends StopProps, Pick<ComponentPropsWithRef<'button'>, 'onClick' | 'aria-label'> {
  text: string
}

/** Opens the items that do not fit. */
export const MoreButton = ({ text, ...rest }: MoreButtonProps) => (
  <More {...rest} type="button">
    {text}
  </More>
)

const More = styled.button`
  ${boxStyles}
  color: ${color.ink};
  background-color: ${color.surface};
  border-color: ${color.lineStrong};
  font-weight: ${fontWeight.semibold};
  overflow-wrap: anywhere;
  cursor: pointer;
  ${sunkenOnHover}
`
