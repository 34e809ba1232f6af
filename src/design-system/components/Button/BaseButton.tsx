import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { joinIds } from '@/design-system/join-ids'
import { Spinner } from '../Spinner/Spinner'
import { Tooltip } from '../Tooltip/Tooltip'
import { type ButtonVariant, buttonStyles } from './button-styles'

export interface BaseButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** The emphasis: one `primary` for each screen; `quiet-danger` is for destructive actions in lists. */
  variant?: ButtonVariant
  /** `sm` is for rows and cards. On touch screens it is 44 px high too. */
  size?: 'sm' | 'md'
  /** A 20 px icon before the label. */
  icon?: ReactNode
  /** Whether its action is running. The button keeps its size and focus and ignores presses. */
  loading?: boolean
  /** Why the action is refused. The button stays focusable, ignores presses and shows the reason. */
  disabledReason?: string
  /** Whether it fills the available width. */
  stretch?: boolean
  /** The alignment of the label: `start` in lists. */
  align?: 'start' | 'center'
}

interface InnerProps extends BaseButtonProps {
  shape?: 'square'
  tooltip?: ReactNode
}

/** The base of Button and IconButton: it ignores presses while loading or refused, and shows the reason. */
export function BaseButton({
  variant = 'secondary',
  size = 'md',
  icon,
  loading = false,
  disabledReason,
  stretch = false,
  align = 'center',
  shape,
  tooltip = disabledReason,
  type = 'button',
  onClick,
  children,
  ...rest
}: InnerProps) {
  const reasonId = useId()
  const isRefused = Boolean(disabledReason)
  const isInert = loading || isRefused || isTrue(rest['aria-disabled'])

  // Enter in a field submits its form by a click on the default button, so preventing the click stops both.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isInert) return onClick?.(event)
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Tooltip content={tooltip} isDescription={false} opensOnPress={isRefused}>
      <Root
        {...rest}
        type={type}
        onClick={press}
        aria-busy={loading || undefined}
        aria-disabled={isInert || undefined}
        aria-describedby={joinIds(rest['aria-describedby'], isRefused && reasonId)}
        data-variant={variant}
        data-size={size}
        data-shape={shape}
        data-stretch={stretch || undefined}
        data-align={align}
      >
        {loading ? <Spinner size="sm" /> : icon}
        {children !== undefined && <span>{children}</span>}
        {isRefused && (
          <span id={reasonId} hidden>
            {disabledReason}
          </span>
        )}
      </Root>
    </Tooltip>
  )
}

const isTrue = (value: unknown) => value === true || value === 'true'

const Root = styled.button`
  ${buttonStyles}
`
