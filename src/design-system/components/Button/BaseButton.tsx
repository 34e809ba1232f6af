import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { Spinner } from '../Spinner/Spinner'
import { Tooltip } from '../Tooltip/Tooltip'
import { type ButtonSize, type ButtonVariant, buttonStyles } from './button-styles'

export interface BaseButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** How much it asks for: one `primary` a screen; `danger` destroys something, `quiet-danger` one of many. */
  variant?: ButtonVariant
  /** `sm` is for rows and cards; a finger still gets 44 px. */
  size?: ButtonSize
  /** A 20 px icon before the words. */
  icon?: ReactNode
  /** Whether its action is under way: it keeps its place and its words, says that it is busy, and ignores presses. */
  loading?: boolean
  /** Why the action is refused. The button stays focusable, never fires, and explains itself. */
  disabledReason?: string
  /** Whether it takes all the width there is. */
  stretch?: boolean
  /** Where its words stand: `start` for one of a list of names. */
  align?: 'start' | 'center'
}

interface InnerProps extends BaseButtonProps {
  shape?: 'square'
  tooltip?: ReactNode
}

/** What Button and IconButton share: ignoring presses while busy or refused, and saying why. */
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

  // A press of the default button is also how Enter in a field submits its form: preventing it stops both.
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

const joinIds = (...ids: (string | false | undefined)[]) => ids.filter(Boolean).join(' ') || undefined

const Root = styled.button`
  ${buttonStyles}
`
