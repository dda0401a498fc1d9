### Notices of one's turn outside the browser: at the table, and where their links lead.


## At the table

notices-title = Powiadomienia o twojej turze
notices-help = Do gier, które trwają dniami: pół minuty po początku twojej tury serwer cię powiadamia. Najpierw pyta pod adresem, czy tego chcesz.
notices-kind = Jak
notices-kind-email = Pocztą elektroniczną
notices-kind-ntfy = Przez ntfy na telefon
notices-kind-webhook = Przez webhook
notices-address-email = Adres e-mail
notices-address-ntfy = Temat (topic)
notices-address-webhook = Adres webhooka
notices-ask = Powiadamiaj mnie
notices-ask-again = Wyślij jeszcze raz
notices-stop = Zakończ powiadomienia
notices-on = { $kind ->
    [email] O swoich turach dowiadujesz się pocztą.
    [ntfy] O swoich turach dowiadujesz się przez ntfy.
   *[webhook] O twoich turach dowiaduje się twój webhook.
}
notices-sent = { $kind ->
    [email] Wysłaliśmy ci list z linkiem. Otwórz go i potwierdź.
    [ntfy] Wysłaliśmy do tematu wiadomość z linkiem. Otwórz go i potwierdź.
   *[webhook] Wywołaliśmy webhook z linkiem. Otwórz go i potwierdź.
}
notices-sent-help = Link jest ważny przez dobę. Jeśli nic nie przychodzi, zajrzyj do niechcianej poczty. Nic nie przyjdzie także wtedy, gdy dla tego adresu zakończono wszystko z tego serwera; link we wcześniejszej wiadomości znów na to pozwala.


## Where links lead

notices-confirm = Powiadomienia o twojej turze
notices-confirm-help = Ktoś chce dostawać na twój adres powiadomienia o swojej turze przy stole na tym serwerze. Potwierdź tylko, jeśli to ty.
notices-confirm-do = Tak, powiadamiaj mnie
notices-confirmed = Potwierdzone. Od teraz dowiesz się, gdy przy tym stole przyjdzie twoja tura.
notices-end-table = Zakończ powiadomienia z tego stołu
notices-end-table-help = Nie dowiesz się już o swoich turach przy tym stole. Miejsce pozostaje twoje.
notices-ended-table = Z tego stołu nie przyjdą już żadne powiadomienia.
notices-end-all = Zakończ wszystko z tego serwera
notices-end-all-help = Ten serwer nie wyśle już niczego na ten adres, ani powiadomień, ani pytań, ktokolwiek by o nie prosił.
notices-ended-all = Z tego serwera nic już nie przyjdzie.
notices-end-do = Zakończ
notices-allow = Pozwól znowu
notices-allowed = Powiadomienia mogą znów przychodzić.
