import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { joinIds } from '@/design-system/join-ids'
import { Spinner } from '../Spinner/Spinner'
import { Tooltip } from '../Tooltip/Tooltip'
import { type ButtonVariant, buttonStyles } from './button-styles'

export interface BaseButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** The emphasis. A screen has at most one `primary` button; `quiet-danger` is for destructive actions in lists. */
  variant?: ButtonVariant
  /** `sm` is for rows and cards. On touch screens both sizes are 44 px high. */
  size?: 'sm' | 'md'
  /** A 20 px icon before the label. */
  icon?: ReactNode
  /**
   * Whether the action is running. The button then stays focusable, keeps its width and ignores presses. A spinner replaces
   * the icon, or the label if there is no icon.
   */
  loading?: boolean
  /** The reason why the action is not allowed. The button stays focusable, ignores presses and shows the reason as a tooltip. */
  disabledReason?: string
  /**
   * Whether a press submits the form in spite of `disabledReason`, so that the form marks its invalid fields. They replace the
   * tooltip, which could cover one of them.
   */
  marksFieldsOnPress?: boolean
  /** Whether the button fills the available width. */
  stretch?: boolean
  /** The alignment of the label: `start` in lists. */
  align?: 'start' | 'center'
}

interface InternalProps extends BaseButtonProps {
  shape?: 'square'
  tooltip?: ReactNode
}

/** The base of Button and IconButton. Ignores presses while the action is running or not allowed. */
export function BaseButton({
  variant = 'secondary',
  size = 'md',
  icon,
  loading = false,
  disabledReason,
  marksFieldsOnPress = false,
  stretch = false,
  align = 'center',
  shape,
  tooltip,
  type = 'button',
  onClick,
  children,
  ...rest
}: InternalProps) {
  const reasonId = useId()
  const hasDisabledReason = Boolean(disabledReason)
  const isLabelCovered = loading && !icon && children !== undefined
  const isAriaDisabled = isTrue(rest['aria-disabled'])
  const isInert = loading || isAriaDisabled || (hasDisabledReason && !marksFieldsOnPress)

  // When the user presses Enter in a field, the browser clicks the submit button of the form. If this click is
  // prevented, the form is not submitted.
  const runUnlessInert = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isInert) return onClick?.(event)
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Tooltip content={tooltip} isDescription={false} opensOnPress={hasDisabledReason && !marksFieldsOnPress}>
      <Root
        {...rest}
        type={type}
        onClick={runUnlessInert}
        aria-busy={loading || undefined}
        aria-disabled={isInert || hasDisabledReason || undefined}
        aria-describedby={joinIds(rest['aria-describedby'], hasDisabledReason && reasonId)}
        data-variant={variant}
        data-size={size}
        data-shape={shape}
        data-stretch={stretch || undefined}
        data-align={align}
      >
        {isLabelCovered && (
          <Cover>
            <Spinner size="sm" />
          </Cover>
        )}
        {loading && !isLabelCovered ? <Spinner size="sm" /> : icon}
        {children !== undefined && <span data-covered={isLabelCovered || undefined}>{children}</span>}
        {hasDisabledReason && (
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

  /* The covered label keeps its width, and stays the accessible name. */
  & > [data-covered] {
    opacity: 0;
  }
`

const Cover = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`
