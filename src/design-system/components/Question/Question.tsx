import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { textStyle, tint } from '@/design-system/theme/mixins'
import { color, radius, space } from '@/design-system/theme/tokens'
import { Button } from '../Button/Button'
import { createFocusFinder } from '../Dialog/initial-focus'
import { ModalFrame } from '../Dialog/ModalFrame'

interface QuestionProps
  extends Omit<ComponentPropsWithRef<'dialog'>, 'title' | 'open' | 'onClose' | 'onCancel'> {
  /** Whether the dialog is open. */
  open: boolean
  /** The question, in one sentence. */
  title: ReactNode
  /** The consequences of a confirmation. */
  children?: ReactNode
  /** The label of the confirm button, a verb. */
  confirmLabel: string
  /** The label of the cancel button, which has the initial focus. */
  cancelLabel: string
  /** `danger` is for destructive actions. */
  tone?: 'default' | 'danger'
  /** Whether the confirmed action is running. Meanwhile the buttons are inactive and the dialog cannot be closed. */
  isBusy?: boolean
  /** The error message if the confirmed action failed. The dialog stays open until the parent sets `open` to false. */
  error?: ReactNode
  /** Called when the user presses the confirm button. */
  onConfirm: () => void
  /** Called when the user presses the cancel button or Escape, or makes the back gesture. */
  onCancel: () => void
}

/** A modal dialog that asks the user to confirm or cancel an action. */
export function Question({ open, ...rest }: QuestionProps) {
  return open ? <OpenQuestion {...rest} /> : null
}

function OpenQuestion({
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'default',
  isBusy = false,
  error,
  onConfirm,
  onCancel,
  ...rest
}: Omit<QuestionProps, 'open'>) {
  const id = useId()
  return (
    <ModalFrame
      {...rest}
      role="alertdialog"
      placement="center"
      size="sm"
      isAnimated={false}
      onDismiss={isBusy ? undefined : onCancel}
      findInitialFocus={findCancel}
      aria-labelledby={`${id}title`}
      aria-describedby={children ? `${id}body` : undefined}
    >
      <Content>
        <Title id={`${id}title`}>{title}</Title>
        {children && <Body id={`${id}body`}>{children}</Body>}
        <div role="alert">{error && <ErrorText>{error}</ErrorText>}</div>
        <Answers>
          <Button data-question-cancel="" aria-disabled={isBusy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} loading={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </Answers>
      </Content>
    </ModalFrame>
  )
}

const findCancel = createFocusFinder('[data-question-cancel]')

const Content = styled.div`
  min-block-size: 0;
  padding: ${space(6)} ${space(5)} ${space(5)};
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Title = styled.h2`
  ${textStyle({ size: 'md', weight: 'semibold', line: 'tight' })}
`

const Body = styled.div`
  margin-block-start: ${space(2)};
  color: ${color.inkMuted};
`

const ErrorText = styled.p`
  margin-block-start: ${space(4)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.md};
  ${tint('danger')}
`

const Answers = styled.div`
  display: flex;
  gap: ${space(3)};
  margin-block-start: ${space(6)};

  > * {
    flex: 1 1 0;
    min-inline-size: 0;
  }
`
