/** Gives the focus to the heading of the page: what the keyboard reaches next is the page's first control. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('#main h1')?.focus();

/** The same once a dialog has closed and left the focus nowhere: the button that opened it may go with what was done. */
export const keepFocus = (): void => {
  // What was read again is shown in the next task.
  setTimeout(() => {
    if (document.activeElement === document.body) focusHeading();
  });
};
