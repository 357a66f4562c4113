import { useLanguage } from '../../shared/language/language.tsx';

export const LoadingPage = () => {
  const { messages } = useLanguage();
  return (
    <main id="main">
      <p role="status" className="loading">
        {messages.loading}
      </p>
    </main>
  );
};
