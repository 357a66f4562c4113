import { type RefObject, useEffect, useRef, useState } from 'react';

/** The width that an element has, so that what is drawn in it has letters of the size of all others. */
export const useWidth = <Found extends Element>(): readonly [RefObject<Found | null>, number] => {
  const element = useRef<Found>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
};
