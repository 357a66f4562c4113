/** Gives the focus to the heading of the page: what the keyboard reaches next is the page's first control. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('#main h1')?.focus();

/** The same after a dialog has closed and the focus is lost: the button that opened it may be gone. */
export const keepFocus = (): void => {
  // New data are shown in the next task.
  setTimeout(() => {
    if (document.activeElement === document.body) focusHeading();
  });
};
