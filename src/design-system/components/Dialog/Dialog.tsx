import { X } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { preventDateBreaks } from '@/design-system/prevent-date-breaks'
import { insetFocus, textStyle, titleSize } from '@/design-system/theme/mixins'
import { above, border, color, space } from '@/design-system/theme/tokens'
import { IconButton } from '../IconButton/IconButton'
import { createFocusFinder, fieldSelector } from './initial-focus'
import { ModalFrame } from './ModalFrame'
import { useScrollable } from './use-scrollable'

interface DialogProps extends Omit<ComponentPropsWithRef<'dialog'>, 'onClose' | 'title' | 'open'> {
  /** Whether the dialog is open. The content is mounted only while the dialog is open. */
  open: boolean
  /** Called by the close button and, unless `dismissable` is false, by Escape, the scrim and the back gesture. */
  onClose: () => void
  /** The heading and accessible name. */
  title: ReactNode
  /** A sentence below the title. It is also the accessible description of the dialog. */
  description?: ReactNode
  /** The actions, always visible while the content scrolls. */
  footer?: ReactNode
  /** The maximum width on wide screens. On phones the dialog is a sheet of full width. */
  size?: 'sm' | 'md' | 'lg'
  /** The name of the close button. */
  closeLabel: string
  /** Whether Escape, a press on the scrim and the back gesture call `onClose`; true by default. */
  dismissable?: boolean
  /** Whether dialogs that mount later open only after this dialog has closed. */
  staysOnTop?: boolean
}

/** A modal dialog. The initial focus is on `[data-autofocus]`, else on the first field, else on the title. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({
  onClose,
  title,
  description,
  footer,
  size = 'md',
  closeLabel,
  dismissable = true,
  children,
  ...rest
}: Omit<DialogProps, 'open'>) {
  const id = useId()
  const { region, isScrollable, needsFocus } = useScrollable<HTMLDivElement>()
  const regionProps = needsFocus ? { role: 'group', tabIndex: 0, 'aria-labelledby': `${id}title` } : undefined

  return (
    <ModalFrame
      {...rest}
      placement="center"
      size={size}
      onDismiss={dismissable ? onClose : undefined}
      dismissesOutside
      findInitialFocus={findInitialFocus}
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}description` : undefined}
    >
      <Header data-ruled={isScrollable || undefined}>
        <Title id={`${id}title`} tabIndex={-1} data-dialog-title="">
          {title}
        </Title>
        <IconButton label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} />
        {description && <Description id={`${id}description`}>{preventDateBreaks(description)}</Description>}
      </Header>
      <Body ref={region} {...regionProps}>
        <div>{children}</div>
      </Body>
      {footer && <DialogActions data-ruled={isScrollable || undefined}>{footer}</DialogActions>}
    </ModalFrame>
  )
}

const findInitialFocus = createFocusFinder('[data-autofocus]', fieldSelector, '[data-dialog-title]')

/* With large text on a phone, the title is below the button, so that its words fit on a line. */
const Header = styled.div`
  display: flex;
  flex: none;
  flex-flow: row-reverse wrap;
  max-block-size: 40dvb;
  overflow-y: auto;
  gap: ${space(1)} ${space(2)};
  align-items: start;
  padding: ${space(4)} ${space(3)} ${space(3)} ${space(5)};

  > button {
    order: -1;
  }

  &[data-ruled] {
    border-block-end: ${border.thin} solid ${color.line};
  }
`

const Title = styled.h2`
  flex: 1 1 11rem;
  min-inline-size: 0;
  padding-block: ${space(2)};
  font-size: ${titleSize('lg')};
  ${textStyle({ weight: 'semibold', line: 'tight' })}

  &:focus {
    outline: none;
  }
`

const Description = styled.p`
  flex: 0 0 100%;
  padding-inline-end: ${space(2)};
  color: ${color.inkMuted};
`

const Body = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  padding: ${space(1)} ${space(5)} ${space(5)};
  overflow-y: auto;
  overscroll-behavior: contain;

  [data-ruled] + & {
    padding-block-start: ${space(4)};
  }

  ${insetFocus}
`

/** On phones, the actions are stacked, with the first action at the bottom. */
const DialogActions = styled.div`
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
